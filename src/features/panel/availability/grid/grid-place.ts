import type { GridRow } from '@/domain/availability/availability-grid';
import type { GridPlace } from '@/domain/availability/availability-selection';
import type { GridBar } from '@/domain/availability/stay-bars';
import type { RoomRow } from '@/types/rows';

type Row = GridRow<RoomRow>;

/** The columns as assistive technology counts them: from 1, the names first. */
const COLUMNS_BEFORE_DAYS = 2;

/** The aria-colindex of a day's column, which is counted from 0. */
export const columnIndex = (column: number) => column + COLUMNS_BEFORE_DAYS;

/** The cell something on the page belongs to; null outside the cells. */
export function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest('td[aria-colindex]') : null;
  const line = cell?.closest<HTMLElement>('[data-row]');
  return cell && line ? { row: Number(line.dataset.row), column: columnOf(cell) } : null;
}

/** Whether something on the page belongs to a link, which the bars of stays are. */
export function isOnLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

function columnOf(cell: Element): number {
  return Number(cell.getAttribute('aria-colindex')) - COLUMNS_BEFORE_DAYS;
}

/**
 * The element that takes the focus for a day: its cell, or the link of the bar over it; null if not
 * rendered.
 */
function focusTarget(line: Element, row: Row | undefined, column: number) {
  const at = columnIndex(barStart(row, column));
  const cell = line.querySelector<HTMLElement>(`td[aria-colindex="${at}"]`);
  return cell?.querySelector('a') ?? cell;
}

/** Puts the focus on a cell, or on the bar that lies over it; says whether it is drawn. */
export function focusPlace(grid: HTMLElement, rows: readonly Row[], place: GridPlace): boolean {
  const line = grid.querySelector(`[data-row="${place.row}"]`);
  const target = line && focusTarget(line, rows[place.row], place.column);
  target?.focus();
  return Boolean(target);
}

/** Where a key leads from a cell, within the grid; null when it is no such key. */
export function keyTarget(key: string, from: GridPlace, rows: readonly Row[]): GridPlace | null {
  const place = step(key, from, rows);
  if (place === null) return null;
  const lastColumn = (rows[0]?.cells.length ?? 1) - 1;
  return {
    row: Math.min(Math.max(place.row, 0), rows.length - 1),
    column: Math.min(Math.max(place.column, 0), lastColumn),
  };
}

function step(key: string, { row, column }: GridPlace, rows: readonly Row[]): GridPlace | null {
  const bar = barAt(rows[row], column);
  switch (key) {
    case 'ArrowLeft':
      return { row, column: barStart(rows[row], column) - 1 };
    case 'ArrowRight':
      return { row, column: bar ? bar.start + bar.length : column + 1 };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: Number.MAX_SAFE_INTEGER };
    default:
      return null;
  }
}

export function barAt(row: Row | undefined, column: number): GridBar | undefined {
  return row?.bars.find(({ start, length }) => start <= column && column < start + length);
}

/** The column of the first night of the bar that lies over a day; without one, the day's own. */
function barStart(row: Row | undefined, column: number): number {
  return barAt(row, column)?.start ?? column;
}
