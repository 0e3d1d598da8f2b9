import type { AvailabilityView } from '@/domain/availability/availability-period';
import type { CalendarDayKind } from '@/domain/availability/room-calendar';
import type { GridColumn } from './grid-columns';

declare module 'react' {
  interface CSSProperties {
    '--dias'?: number;
    /** Half a day, in the width of the bar of a stay. */
    '--meio-dia'?: string;
  }
}

/** The measures of the grid: how wide the names are, and all days together. */
export const MEASURES =
  '[--nomes:4rem] lg:[--nomes:10.75rem] w-[calc(var(--nomes)+var(--dias)*var(--dia-min))]';

export const DAY_MIN_WIDTH: Record<AvailabilityView, string> = {
  week: '[--dia-min:6rem]',
  month: '[--dia-min:2.125rem]',
  'three-months': '[--dia-min:1.625rem]',
};

/** The height of one room's row (h-9), in rem. */
export const ROW_REM = 2.25;

export const rowsHigh = (count: number) => `${count * ROW_REM}rem`;

/**
 * Each row is a grid of its own, with the same columns, so that it can be placed without the
 * others. Neither columns nor rows are sized by their content, which saves the browser most of the
 * layout.
 */
export const GRID_ROW =
  'grid grid-cols-[var(--nomes)_repeat(var(--dias),minmax(0,1fr))] grid-rows-[minmax(0,1fr)]';

export const ROOM_HEAD =
  'sticky left-0 z-3 flex cursor-default items-center gap-2 border-e border-linha bg-branco ps-2.5 pe-1.5';

/** The sticky offset that keeps the name of a month or a guest visible beside the first column. */
export const BESIDE_NAMES = 'left-[calc(var(--nomes)+0.5rem)]';

/** Scroll padding, so that a focused cell does not end up beneath the first column or the head. */
export const FOCUS_ROOM = 'scroll-ps-17 scroll-pt-20 lg:scroll-ps-44';

/** Forced colours remove backgrounds and shadows, so borders carry their meaning there. */
export const WEEKEND = 'bg-areia forced-colors:border-dotted!';

export const STRIPES =
  'bg-[repeating-linear-gradient(135deg,theme(colors.linha)_0_3px,theme(colors.sal)_3px_7px)]';

export const SPECIAL =
  'bg-ocre-100 shadow-[inset_0_-3px_0_theme(colors.ocre.400)] forced-colors:border-b-3 forced-colors:border-b-[CanvasText]';

/**
 * The style of selected cells, set once on the row, so that selecting changes only an attribute. A
 * selected cell lies above the end of the previous bar, as a focused one does.
 */
export const SELECTED_CELLS = '*:aria-selected:z-2 *:aria-selected:day-selected';

/** Shows the base price where a column is wide enough for it and half a bar, else clips it away. */
export const ROOMY_ONLY =
  'w-[clamp(0px,calc((100cqi-var(--nomes)-var(--dias)*3.25rem)*999),100%)] overflow-hidden text-center';

/** Content that the tick replaces in a selected cell. */
export const UNSELECTED_ONLY = 'in-aria-selected:hidden';

/** How a free cell looks; a booked one is a bar. */
export const CELL_LOOKS: Record<Exclude<CalendarDayKind, 'booked'>, string> = {
  available: 'text-tinta-2',
  blocked: `text-tinta-2 ${STRIPES}`,
  'special-price': `font-semibold text-ocre-800 ${SPECIAL}`,
};

const DAYS_IN_WEEK = 7;

/**
 * The background of the weekends, drawn once beneath all rooms: a pattern of seven days that
 * repeats. Its box begins beside the names (WEEKEND_BOX).
 */
export function weekendGround(columns: readonly GridColumn[]) {
  const week = columns.slice(0, DAYS_IN_WEEK).map(({ isWeekend }, place) => {
    const [from, to] = [place, place + 1].map((edge) => `${(edge / DAYS_IN_WEEK) * 100}%`);
    return `${isWeekend ? 'var(--fim-de-semana)' : 'transparent'} ${from} ${to}`;
  });
  return { backgroundImage: `linear-gradient(to right, ${week.join(', ')})` };
}

export const WEEKEND_BOX =
  '[--fim-de-semana:theme(colors.areia)] ps-(--nomes) bg-origin-content [background-size:calc(700%/var(--dias))_100%]';
