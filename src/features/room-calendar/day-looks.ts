import type { ShownDay } from '@/domain/room-calendar';

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

/** The folded corner of a special price; its size is given by the width of its border. */
export const PRICE_CORNER =
  'absolute top-0 right-0 border-ocre-400 border-b-transparent border-s-transparent';
