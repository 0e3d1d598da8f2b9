import type { GridBar, GridRow } from '@/domain/availability-grid';
import type { GridPlace } from '@/domain/availability-selection';
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
  return cell && line
    ? {
        row: Number(line.dataset.row),
        column: Number(cell.getAttribute('aria-colindex')) - COLUMNS_BEFORE_DAYS,
      }
    : null;
}

/** Puts the focus on a cell that is drawn, or on the bar that lies over it. */
export function focusPlace(grid: HTMLElement, rows: readonly Row[], place: GridPlace): void {
  const start = barAt(rows[place.row], place.column)?.start ?? place.column;
  const line = grid.querySelector(`[data-row="${place.row}"]`);
  const cell = line?.querySelector<HTMLElement>(`td[aria-colindex="${columnIndex(start)}"]`);
  const target = cell?.querySelector('a') ?? cell;
  target?.focus();
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
      return { row, column: (bar?.start ?? column) - 1 };
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

/** The bar that lies over a day of a row. */
export function barAt(row: Row | undefined, column: number): GridBar | undefined {
  return row?.bars.find(({ start, length }) => start <= column && column < start + length);
}
