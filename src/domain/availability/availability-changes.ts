/**
 * Changes that staff have agreed to, compared with the grid as it is when they are stored:
 * meanwhile a booking may have come in, or a colleague may have set a price (decisions.md, Bulk
 * operations).
 */
import {
  bulkRows,
  isWeekend,
  type BulkAction,
  type GridCell,
  type GridRow,
  type RoomDayRow,
} from './availability-grid.ts';
import { formatShortDay } from '../calendar/date-formats.ts';
import type { BarStay } from './stay-bars.ts';

type Rows = readonly GridRow<{ id: string }>[];

const keyOf = (roomId: string, day: string) => `${roomId} ${day}`;
const keyOfChange = ({ room_id, date }: RoomDayRow) => keyOf(room_id, date);

function bookedKeys(rows: Rows): Set<string> {
  return new Set(
    rows.flatMap(({ room, cells }) =>
      cells.filter(({ kind }) => kind === 'booked').map(({ day }) => keyOf(room.id, day)),
    ),
  );
}

export function bookedChanges(agreed: readonly RoomDayRow[], rows: Rows): RoomDayRow[] {
  const booked = bookedKeys(rows);
  return agreed.filter((change) => booked.has(keyOfChange(change)));
}

/** The agreed changes whose day is not booked: booked cells are not editable. */
export function freeChanges(agreed: readonly RoomDayRow[], rows: Rows): RoomDayRow[] {
  const booked = bookedKeys(rows);
  return agreed.filter((change) => !booked.has(keyOfChange(change)));
}

/**
 * The changes with the special prices that an empty price field (null) leaves as they are: those of
 * days that are closed, or that are opened again. A day that is open and stays so gets its base
 * price.
 */
export function keepPrices(changes: readonly RoomDayRow[], rows: Rows): RoomDayRow[] {
  const cells = new Map<string, GridCell>();
  for (const { room, cells: days } of rows) {
    for (const cell of days) {
      if (cell.customPrice !== null) cells.set(keyOf(room.id, cell.day), cell);
    }
  }
  return changes.map((change) => {
    const cell = cells.get(keyOfChange(change));
    const isKept = !change.is_available || cell?.kind === 'blocked';
    return cell && isKept && change.custom_price === null
      ? { ...change, custom_price: cell.customPrice }
      : change;
  });
}

/**
 * The agreed changes that a bulk action still has to write, with the special prices as they are
 * now. Cells that were not agreed to are left out, even if the action would apply to them by now.
 */
export function bulkChanges(
  action: BulkAction,
  agreed: readonly RoomDayRow[],
  rows: Rows,
): RoomDayRow[] {
  const keys = new Set(agreed.map(keyOfChange));
  return bulkRows(action, rows).filter((change) => keys.has(keyOfChange(change)));
}

/** Rows as they were in the grid before they were stored: what takes the change back. */
export function rowsBefore(stored: readonly RoomDayRow[], rows: Rows): RoomDayRow[] {
  const cells = cellsByKey(rows);
  return stored.flatMap(({ room_id, date }) => {
    const cell = cells.get(keyOf(room_id, date));
    return cell === undefined ? [] : [rowOfCell(room_id, cell)];
  });
}

/**
 * The part of `before` that may be put back: days that are still as they were stored, or that the
 * grid does not show.
 */
export function restorable(
  before: readonly RoomDayRow[],
  { stored, rows }: { stored: readonly RoomDayRow[]; rows: Rows },
): RoomDayRow[] {
  const cells = cellsByKey(rows);
  const storedRows = new Map(stored.map((row) => [keyOfChange(row), row]));
  return before.filter((row) => {
    const cell = cells.get(keyOfChange(row));
    const last = storedRows.get(keyOfChange(row));
    if (cell === undefined || last === undefined) return true;
    const now = rowOfCell(row.room_id, cell);
    return (
      cell.kind !== 'booked' &&
      now.is_available === last.is_available &&
      now.custom_price === last.custom_price
    );
  });
}

function cellsByKey(rows: Rows): Map<string, GridCell> {
  return new Map(
    rows.flatMap(({ room, cells }) => cells.map((cell) => [keyOf(room.id, cell.day), cell])),
  );
}

function rowOfCell(room_id: string, { day, kind, customPrice }: GridCell): RoomDayRow {
  return { room_id, date: day, is_available: kind !== 'blocked', custom_price: customPrice };
}

/**
 * The stays that blocking the weekends leaves alone: those with a night on a Saturday or Sunday.
 */
export function staysOnWeekends<Room extends { id: string }>(
  rows: readonly GridRow<Room>[],
): { room: Room; stay: BarStay }[] {
  return rows.flatMap(({ room, cells, bars }) =>
    bars
      .filter(({ start, length }) =>
        cells.slice(start, start + length).some(({ day }) => isWeekend(day)),
      )
      .map(({ stay }) => ({ room, stay })),
  );
}

/**
 * What staff are told about days that were booked while they worked; '' for none:
 * 'Entretanto foi reservada 1 data: quarto 4, 14 nov. 2026. A reserva mantém-se.'
 */
export function bookedNotice(
  booked: readonly RoomDayRow[],
  rooms: readonly { id: string; room_number: string }[],
): string {
  const [first] = booked;
  if (first === undefined) return '';
  const ids = new Set(booked.map(({ room_id }) => room_id));
  const numbers = rooms.filter(({ id }) => ids.has(id)).map(({ room_number }) => room_number);
  const where = `${numbers.length === 1 ? 'quarto' : 'quartos'} ${numbers.join(', ')}`;
  return booked.length === 1
    ? `Entretanto foi reservada 1 data: ${where}, ${formatShortDay(first.date)}. A reserva mantém-se.`
    : `Entretanto foram reservadas ${booked.length} datas: ${where}. As reservas mantêm-se.`;
}
