import * as t from '@messages/calendar';
import { formatFullDay } from '@/domain/date-formats';
import type { Day } from '@/domain/dates';
import { isDayDisabled, lastBookableDay, pickerMode, type StayDates } from '@/domain/stay';

/** What the calendar has to know to draw a day. */
export interface CalendarView {
  dates: StayDates;
  today: Day;
  unavailable: ReadonlySet<Day>;
  /** The last day on offer; without it, the booking horizon. */
  lastDay?: Day;
  /** The day under the pointer or the focus while the check-out is being chosen. */
  preview: Day | null;
}

export type DayFace =
  | 'open'
  | 'refused' // past, too far ahead, before the check-in
  | 'full' // no room is free
  | 'check-in'
  | 'check-out'
  | 'night'
  | 'leaving'; // the check-out it would be

export interface CalendarDayLook {
  face: DayFace;
  isRefused: boolean;
  /** What a screen reader says of the day. */
  label: string;
}

function faceOf(day: Day, isRefused: boolean, view: CalendarView): DayFace {
  const { checkIn, checkOut } = view.dates;
  const end = checkOut ?? view.preview;
  if (day === checkIn) return 'check-in';
  if (day === checkOut) return 'check-out';
  if (isRefused && view.unavailable.has(day)) return 'full';
  if (checkIn !== null && end !== null && checkIn < day && day < end) return 'night';
  if (isRefused) return 'refused';
  return checkOut === null && day === view.preview ? 'leaving' : 'open';
}

function noteOf(
  day: Day,
  { dates, today, unavailable, lastDay = lastBookableDay(today) }: CalendarView,
): string {
  if (day < today) return t.PAST_NOTE;
  if (day > lastDay) return t.NOT_YET_NOTE;
  if (unavailable.has(day)) return t.FULL_NOTE;
  return dates.checkIn !== null && day < dates.checkIn ? t.BEFORE_CHECK_IN_NOTE : t.AFTER_FULL_NOTE;
}

const FACE_NOTES: Partial<Record<DayFace, string>> = {
  'check-in': t.CHECK_IN_NOTE,
  'check-out': t.CHECK_OUT_NOTE,
  night: t.NIGHT_NOTE,
};

/** Whether a click on a day is ignored, and how the day looks. */
export function dayFace(day: Day, view: CalendarView): Pick<CalendarDayLook, 'face' | 'isRefused'> {
  const isRefused = isDayDisabled({ day, ...view });
  return { face: faceOf(day, isRefused, view), isRefused };
}

/** How a day looks and what is said of it; whether it can be chosen is a rule of `domain`. */
export function dayLook(day: Day, view: CalendarView): CalendarDayLook {
  const { face, isRefused } = dayFace(day, view);
  const notes = [
    formatFullDay(day),
    day === view.today && t.TODAY_NOTE,
    FACE_NOTES[face] ?? (isRefused && noteOf(day, view)),
  ];
  return { face, isRefused, label: notes.filter(Boolean).join(', ') };
}

/** The preview of a day: only a check-out that may be chosen is one. */
export function previewOf(day: Day, view: CalendarView): Day | null {
  const canLeave = pickerMode(view.dates) === 'check-out' && !isDayDisabled({ day, ...view });
  return canLeave ? day : null;
}

/** Grey diagonals on salt: a day without free rooms. */
export const FULL_DAY =
  'bg-[repeating-linear-gradient(135deg,transparent_0_5px,rgb(111_125_153/0.22)_5px_6.5px)] bg-sal forced-colors:border-dashed';

/** A night of the stay, and the day at either end of it. */
export const CHOSEN_NIGHT =
  'bg-anil-100 forced-colors:border-4 forced-colors:border-double forced-colors:border-[Highlight]';
export const CHOSEN_END = 'bg-anil-600 highlight';

export const DAY_BUTTON =
  'relative grid h-11.5 w-full place-content-center place-items-center rounded-tile text-16 leading-5 md:h-12';

/** How each kind of day looks. Direction, Ecrãs de referência (Regras novas). */
export const DAY_FACES: Record<DayFace, string> = {
  open: 'font-medium hover:bg-anil-50 hover:inset-ring-2 hover:inset-ring-anil-600',
  refused: 'text-tinta-2',
  full: `text-tinta-2 line-through border-2 border-transparent bg-clip-padding ${FULL_DAY}`,
  'check-in': `${CHOSEN_END} font-bold text-branco`,
  'check-out': `${CHOSEN_END} font-bold text-branco`,
  night: `${CHOSEN_NIGHT} rounded-none font-semibold text-anil-700`,
  leaving: 'highlight bg-anil-100 font-bold text-anil-700 inset-ring-[2.5px] inset-ring-anil-600',
};

/** The ring of today, inside whatever face the day has. */
export const TODAY_RING =
  'after:pointer-events-none after:absolute after:inset-1 after:rounded-tile after:border-2 after:border-current';
