/**
 * Changes that staff have agreed to, held against what the house is at the moment they are stored: a
 * booking may have come in, or a colleague may have set a price. Decisions, Bulk operations.
 */
import { bulkRows, type BulkAction, type GridRow, type RoomDayRow } from './availability-grid';
import { formatShortDay } from './date-formats';

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

/** Of the changes agreed to, those whose day is booked by now. */
export function bookedChanges(agreed: readonly RoomDayRow[], rows: Rows): RoomDayRow[] {
  const booked = bookedKeys(rows);
  return agreed.filter((change) => booked.has(keyOfChange(change)));
}

/** Of the changes agreed to, those whose day is not booked: booked cells are not editable. */
export function freeChanges(agreed: readonly RoomDayRow[], rows: Rows): RoomDayRow[] {
  const booked = bookedKeys(rows);
  return agreed.filter((change) => !booked.has(keyOfChange(change)));
}

/**
 * What a bulk action still has to write of what was agreed to, with the special prices as they are
 * now. Nothing that was not agreed to, even where the action would reach more by now.
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
 * What staff are told of days that were booked while they worked; '' for none:
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
