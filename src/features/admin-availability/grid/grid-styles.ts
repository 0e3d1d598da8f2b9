import type { AvailabilityView } from '@/domain/availability-period';
import type { CalendarDayKind } from '@/domain/room-calendar';

/**
 * Rows are grids of their own, not rows of a table, so that those out of sight need not be drawn. All
 * have as many columns; what stands in a cell does not widen it.
 */
export const ROW_COLUMNS: Record<AvailabilityView, string> = {
  week: 'auto-cols-[minmax(6rem,1fr)]',
  month: 'auto-cols-[minmax(2.125rem,1fr)]',
  'three-months': 'auto-cols-[minmax(1.625rem,1fr)]',
};

export const ROW =
  'grid grid-flow-col grid-cols-[4rem] lg:grid-cols-[10.75rem] [&>*]:contain-inline-size';

export const ROOM_HEAD =
  'sticky left-0 z-3 flex items-center gap-2 border-e border-linha bg-branco ps-2.5 pe-1.5';

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
