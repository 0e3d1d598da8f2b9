import type { AvailabilityView } from '@/domain/availability-period';
import type { CalendarDayKind } from '@/domain/room-calendar';
import type { GridColumn } from './grid-columns';

declare module 'react' {
  interface CSSProperties {
    /** How many days the grid has. */
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

/** The height of so many rows. */
export const rowsHigh = (count: number) => `${count * ROW_REM}rem`;

/**
 * Rows are grids of their own, so that each has its place whichever others are drawn. All have as many
 * columns. Neither columns nor the row look at their content for a size, which spares the browser most
 * of the layout.
 */
export const ROW =
  'grid grid-cols-[var(--nomes)_repeat(var(--dias),minmax(0,1fr))] grid-rows-[minmax(0,1fr)]';

export const ROOM_HEAD =
  'sticky left-0 z-3 flex cursor-default items-center gap-2 border-e border-linha bg-branco ps-2.5 pe-1.5';

/** Where text goes on that stays in sight while its month or stay slides beneath the first column. */
export const BESIDE_NAMES = 'left-[calc(var(--nomes)+0.5rem)]';

/** What gets the focus is not left beneath the first column or the head. */
export const FOCUS_ROOM = 'scroll-ps-17 scroll-pt-20 lg:scroll-ps-44';

/** Forced colours drop grounds and shadows: what they say is said by edges and underlines there. */
export const WEEKEND = 'bg-areia forced-colors:border-dotted!';

export const STRIPES =
  'bg-[repeating-linear-gradient(135deg,theme(colors.linha)_0_3px,theme(colors.sal)_3px_7px)]';

export const SPECIAL =
  'bg-ocre-100 shadow-[inset_0_-3px_0_theme(colors.ocre.400)] forced-colors:border-b-3 forced-colors:border-b-[CanvasText]';

/**
 * How the selected cells of a row look: said once for all of them, so that a press is an attribute. They
 * lie over the end of the stay before, as a cell with the focus does.
 */
export const SELECTED_CELLS = '*:aria-selected:z-2 *:aria-selected:day-selected';

/** What the tick takes the place of in a selected cell. */
export const UNSELECTED_ONLY = 'in-aria-selected:hidden';

/** How a free cell looks; a booked one is a bar. */
export const CELL_LOOKS: Record<Exclude<CalendarDayKind, 'booked'>, string> = {
  available: 'text-tinta-2',
  blocked: `text-tinta-2 ${STRIPES}`,
  'special-price': `font-semibold text-ocre-800 ${SPECIAL}`,
};

const DAYS_IN_WEEK = 7;

/**
 * The ground of the weekends, drawn once beneath all rooms: seven days that repeat themselves. The box
 * it stands in begins beside the names (WEEKEND_BOX).
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
