import type { AvailabilityView } from '@/domain/availability-period';
import type { CalendarDayKind } from '@/domain/room-calendar';

declare module 'react' {
  interface CSSProperties {
    /** How many days the grid has. */
    '--dias'?: number;
  }
}

/**
 * The measures of the grid: how wide the names are (--nomes) and a day is (--dia), of its row. Rows
 * are no rows of a table, so that those out of sight need not be drawn; what stands in a cell does not
 * widen it.
 */
export const MEASURES =
  '[--nomes:4rem] lg:[--nomes:10.75rem] [--dia:calc((100%-var(--nomes))/var(--dias))] w-[calc(var(--nomes)+var(--dias)*var(--dia-min))]';

export const DAY_MIN_WIDTH: Record<AvailabilityView, string> = {
  week: '[--dia-min:6rem]',
  month: '[--dia-min:2.125rem]',
  'three-months': '[--dia-min:1.625rem]',
};

/** The height of so many rooms: h-9 each. */
export const rowsHigh = (count: number) => `${count * 2.25}rem`;

/** The width of so many days. */
export const daysWide = (count: number) => `calc(var(--dia) * ${count})`;

export const ROOM_HEAD =
  'sticky left-0 z-3 flex w-(--nomes) flex-none items-center gap-2 border-e border-linha bg-branco ps-2.5 pe-1.5';

/** What gets the focus is not left beneath the first column, the head, or the selection panel. */
export const FOCUS_ROOM = 'scroll-ms-17 scroll-mt-20 scroll-mb-24 lg:scroll-ms-44';

export const STRIPES =
  'bg-[repeating-linear-gradient(135deg,theme(colors.linha)_0_3px,theme(colors.sal)_3px_7px)]';

export const SPECIAL = 'bg-ocre-100 shadow-[inset_0_-3px_0_theme(colors.ocre.400)]';

export const SELECTED = 'bg-anil-100 inset-ring-2 inset-ring-anil-600';

/** How a free cell looks; a booked one is a bar. */
export const CELL_LOOKS: Record<Exclude<CalendarDayKind, 'booked'>, string> = {
  available: 'text-tinta-2',
  blocked: `text-tinta-2 ${STRIPES}`,
  'special-price': `font-semibold text-ocre-800 ${SPECIAL}`,
};
