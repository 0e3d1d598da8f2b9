import type { GridRow } from '@/domain/availability-grid';
import type { GridPlace } from '@/domain/availability-selection';
import type { RoomRow } from '@/types/rows';

type Rows = readonly GridRow<RoomRow>[];

/** The cell something on the page belongs to; null outside the cells. */
export function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const line = cell?.closest<HTMLElement>('[data-row]');
  return cell && line
    ? { row: Number(line.dataset.row), column: Number(cell.dataset.column) }
    : null;
}

/** Puts the focus on a cell, or on the bar that lies over it. */
export function focusPlace(grid: HTMLElement, rows: Rows, { row, column }: GridPlace): void {
  const start = barAt(rows, { row, column })?.start ?? column;
  const cell = grid.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${start}"]`);
  const target = cell?.querySelector('a') ?? cell;
  target?.focus();
}

/** Where a key leads from a cell, within the grid; null when it is no such key. */
export function keyTarget(key: string, from: GridPlace, rows: Rows): GridPlace | null {
  const place = step(key, from, rows);
  if (place === null) return null;
  const lastColumn = (rows[0]?.cells.length ?? 1) - 1;
  return {
    row: Math.min(Math.max(place.row, 0), rows.length - 1),
    column: Math.min(Math.max(place.column, 0), lastColumn),
  };
}

function step(key: string, { row, column }: GridPlace, rows: Rows): GridPlace | null {
  const bar = barAt(rows, { row, column });
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

function barAt(rows: Rows, { row, column }: GridPlace) {
  return rows[row]?.bars.find(({ start, length }) => start <= column && column < start + length);
}
