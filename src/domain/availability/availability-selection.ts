/**
 * Which cells of the availability grid are selected, and how that changes (ADM-AVAIL-11,
 * ADM-AVAIL-16).
 */
import type { GridRow, RoomDayRow } from './availability-grid.ts';
import { compareDays, type Day } from '../calendar/dates.ts';

/**
 * The selected days by room id, without empty sets. An unchanged room keeps the same set object.
 */
export type Selection = ReadonlyMap<string, ReadonlySet<Day>>;

export const NO_SELECTION: Selection = new Map();

/** A cell of the grid by its place, both from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

type Rows = readonly GridRow<{ id: string }>[];

const span = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b) + 1];

export function isSelected(selection: Selection, rows: Rows, { row, column }: GridPlace): boolean {
  const cells = rows[row];
  const day = cells?.cells[column]?.day;
  return day !== undefined && selection.get(cells?.room.id ?? '')?.has(day) === true;
}

/**
 * The selection after the block of cells between two corners is added to it, or taken away. Booked
 * cells cannot be selected: a block leaves them out.
 */
export function selectBlock(
  selection: Selection,
  rows: Rows,
  { from, to, isAdding }: { from: GridPlace; to: GridPlace; isAdding: boolean },
): Selection {
  const next = new Map(selection);
  for (const { room, cells } of rows.slice(...span(from.row, to.row))) {
    const days = new Set(next.get(room.id));
    for (const { day, kind } of cells.slice(...span(from.column, to.column))) {
      if (!isAdding) days.delete(day);
      else if (kind !== 'booked') days.add(day);
    }
    if (days.size === 0) next.delete(room.id);
    else next.set(room.id, days);
  }
  return next;
}

/**
 * The part of a selection that is on the screen and can still be selected: days that are not shown,
 * or were booked in the meantime, must not be changed with the rest.
 */
export function shownSelection(selection: Selection, rows: Rows): Selection {
  const shown = new Map<string, ReadonlySet<Day>>();
  for (const { room, cells } of rows) {
    const days = selection.get(room.id);
    if (days === undefined) continue;
    const kept = cells.filter(({ day, kind }) => kind !== 'booked' && days.has(day));
    if (kept.length === days.size) shown.set(room.id, days);
    else if (kept.length > 0) shown.set(room.id, new Set(kept.map(({ day }) => day)));
  }
  return shown;
}

export function selectedCount(selection: Selection): number {
  return [...selection.values()].reduce((sum, days) => sum + days.size, 0);
}

/**
 * The rows that give every selected date a state and a price; null is the base price
 * (ADM-AVAIL-14).
 */
export function selectionRows(
  selection: Selection,
  { isAvailable, customPrice }: { isAvailable: boolean; customPrice: number | null },
): RoomDayRow[] {
  return [...selection].flatMap(([roomId, days]) =>
    [...days].toSorted(compareDays).map((date) => ({
      room_id: roomId,
      date,
      is_available: isAvailable,
      custom_price: customPrice,
    })),
  );
}

/** '6 datas em 2 quartos', or '' for none: what the selection panel says. */
export function selectionLabel(selection: Selection): string {
  const count = selectedCount(selection);
  if (count === 0) return '';
  const dates = count === 1 ? '1 data' : `${count} datas`;
  return `${dates} em ${selection.size === 1 ? '1 quarto' : `${selection.size} quartos`}`;
}
