import type { ShownDay } from '@/domain/availability/room-calendar';
import type { StayMark } from '@/domain/request/room-page-choice';

export type DayLook = ShownDay['kind'] | 'loading';

/** How each kind of day is drawn, in the calendar and in its legend; never by colour alone. */
export const DAY_LOOKS: Record<DayLook, string> = {
  available: 'border border-linha bg-branco',
  booked:
    'border border-anil-300/60 bg-anil-100 bg-[repeating-linear-gradient(135deg,transparent_0_6px,#1f47b51f_6px_8px)] text-anil-700 forced-colors:border-4 forced-colors:border-double',
  blocked:
    'border border-linha bg-sal bg-[repeating-conic-gradient(#dde4ee_0_25%,transparent_0_50%)] bg-size-[12px_12px] text-tinta-2 forced-colors:border-dashed',
  'special-price': 'border border-ocre-600/50 bg-ocre-100 text-ocre-800',
  'out-of-reach': 'text-tinta-2',
  unknown: 'border border-dashed border-contorno/50 text-tinta-2',
  loading: 'bg-sal text-tinta-2',
};

const END = 'highlight border border-anil-600 bg-anil-600 text-branco';

/** How a day of the chosen stay is drawn; 'only-departure' keeps the look of its kind. */
export const MARK_LOOKS: Record<StayMark, string> = {
  arrival: END,
  departure: END,
  night:
    'rounded-none! border-y border-y-anil-600 bg-anil-100 text-anil-700 shadow-[inset_0_2px_#1f47b5,inset_0_-2px_#1f47b5] forced-colors:border-y-3 forced-colors:border-[Highlight]',
  'too-early': 'border border-anil-50 bg-anil-50 text-tinta-2',
  'first-departure':
    'border border-anil-600 bg-branco text-anil-700 inset-ring-[1.5px] inset-ring-anil-600 forced-colors:border-3',
  'only-departure': 'inset-ring-2 inset-ring-anil-600',
};

/** Joins a night of the stay to its next day, across the gap between their cells. */
export const JOINED =
  'before:absolute before:-inset-y-px before:start-full before:-z-1 before:w-1.5 before:bg-[linear-gradient(#1f47b5_3px,#d9e3fa_3px_calc(100%-3px),#1f47b5_0)] md:before:w-2';

/** The folded corner of a special price; its size is given by the width of its border. */
export const PRICE_CORNER =
  'absolute top-0 right-0 border-ocre-400 border-b-transparent border-s-transparent';

/** The line below the days on which a minimum stay begins. */
export const MINIMUM_LINE = 'bg-ocre-400 forced-colors:bg-[CanvasText]';
