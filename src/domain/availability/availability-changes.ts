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

/** The agreed changes whose day has been booked meanwhile. */
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
