/** How the days of the calendar look, there and in its legend. */

export type DayFace =
  | 'open'
  | 'refused' // past, too far ahead, before the check-in
  | 'full' // no room is free
  | 'check-in'
  | 'check-out'
  | 'night'
  | 'early' // leaving on it would be too short a stay
  | 'leaving'; // would become the check-out

/** Grey diagonals on the colour `sal`: a day without free rooms. */
export const FULL_DAY =
  'bg-[repeating-linear-gradient(135deg,transparent_0_5px,rgb(111_125_153/0.22)_5px_6.5px)] bg-sal forced-colors:border-dashed';

/** A night of the stay, and the day at either end of it. */
export const CHOSEN_NIGHT =
  'bg-anil-100 forced-colors:border-4 forced-colors:border-double forced-colors:border-[Highlight]';
export const CHOSEN_END = 'bg-anil-600 highlight';

export const DAY_BUTTON =
  'relative grid h-11.5 w-full place-content-center place-items-center rounded-tile text-16 leading-5 md:h-12';

export const DAY_FACES: Record<DayFace, string> = {
  open: 'font-medium hover:bg-anil-50 hover:inset-ring-2 hover:inset-ring-anil-600',
  refused: 'text-tinta-2',
  full: `text-tinta-2 line-through border-2 border-transparent bg-clip-padding ${FULL_DAY}`,
  'check-in': `${CHOSEN_END} font-bold text-branco`,
  'check-out': `${CHOSEN_END} font-bold text-branco`,
  night: `${CHOSEN_NIGHT} rounded-none font-semibold text-anil-700`,
  early: 'rounded-none bg-anil-50 font-medium text-tinta-2',
  leaving: 'highlight bg-anil-100 font-bold text-anil-700 inset-ring-[2.5px] inset-ring-anil-600',
};

/** The ring of today, inside whatever face the day has. */
export const TODAY_RING =
  'after:pointer-events-none after:absolute after:inset-1 after:rounded-tile after:border-2 after:border-current';
