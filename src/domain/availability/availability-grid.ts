/**
 * The availability grid of the panel: rooms by days, what each cell is, and what the bulk actions
 * write (ADM-AVAIL-05, ADM-AVAIL-09 to ADM-AVAIL-11, CONST-ADM-10 to CONST-ADM-12).
 */
import { addDays, compareDays, type Day, weekday } from '../calendar/dates.ts';
import { calendarDayState, type CalendarDayKind } from './room-calendar.ts';
import { leavingStay, stayBars, type BarStay, type GridBar } from './stay-bars.ts';

/** A `room_availability` row; custom_price in EUR per night, null for the base price. */
export interface RoomDayRow {
  room_id: string;
  date: Day;
  is_available: boolean;
  custom_price: number | null;
}

/** One room on one day. The special price is kept while the day is blocked or booked. */
export interface GridCell {
  day: Day;
  kind: CalendarDayKind;
  /** EUR for that night, or null for the base price. */
  customPrice: number | null;
}

export interface GridRow<Room extends { id: string }> {
  room: Room;
  /** One for each day, in the order of the days. */
  cells: GridCell[];
  bars: GridBar[];
  /** The stay that ends on the first day, whose last night is not shown. */
  leaving: BarStay | null;
}

export type BulkAction = 'block-weekends' | 'unblock-all';

const SUNDAY = 0;
const SATURDAY = 6;

/** Saturday and Sunday. */
export function isWeekend(day: Day): boolean {
  const place = weekday(day);
  return place === SUNDAY || place === SATURDAY;
}

/**
 * The rows of the grid, in the order of the rooms. A cell is booked, blocked, special or available
 * by the rule of the public calendar. Stays and rows of other rooms are ignored. Rooms share the
 * cell objects of ordinary days, so that hundreds of rooms cost little.
 */
export function gridRows<Room extends { id: string }>({
  rooms,
  days,
  stays,
  availability,
}: {
  rooms: readonly Room[];
  /** In order, without a gap. */
  days: readonly Day[];
  stays: readonly BarStay[];
  availability: readonly RoomDayRow[];
}): GridRow<Room>[] {
  const staysByRoom = groupedByRoom(stays);
  const rowsByRoom = groupedByRoom(availability);
  const last = days.at(-1);
  const bounds = last === undefined ? [] : [...days, addDays(last, 1)];
  const places = new Map(bounds.map((day, place) => [day, place]));
  const free = days.map((day): GridCell => ({ day, kind: 'available', customPrice: null }));
  const booked = free.map((cell): GridCell => ({ ...cell, kind: 'booked' }));

  return rooms.map((room) => {
    const cells = [...free];
    for (const row of rowsByRoom.get(room.id) ?? []) {
      const place = places.get(row.date);
      if (place !== undefined && place < days.length) cells[place] = cellOfRow(row);
    }
    const roomStays = staysByRoom.get(room.id) ?? [];
    const bars = stayBars(roomStays, { bounds, places });
    for (const { start, length } of bars) {
      for (let place = start; place < start + length; place += 1) {
        const [cell, price] = [booked[place], cells[place]?.customPrice ?? null];
        if (cell !== undefined)
          cells[place] = price === null ? cell : { ...cell, customPrice: price };
      }
    }
    return { room, cells, bars, leaving: leavingStay(roomStays, days[0]) };
  });
}

export function groupedByRoom<Item extends { room_id: string }>(
  items: readonly Item[],
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.room_id);
    if (group === undefined) groups.set(item.room_id, [item]);
    else group.push(item);
  }
  return groups;
}

function cellOfRow(row: RoomDayRow): GridCell {
  const { kind } = calendarDayState({ day: row.date, stays: [], availability: [row] });
  return { day: row.date, kind, customPrice: row.custom_price };
}

/**
 * What a bulk action has to write: one row for each cell of the given rooms that it changes. Booked
 * cells are skipped, special prices kept (CONST-ADM-10 to CONST-ADM-12; decisions.md, Bulk
 * operations).
 */
export function bulkRows(
  action: BulkAction,
  rows: readonly GridRow<{ id: string }>[],
): RoomDayRow[] {
  const isAvailable = action === 'unblock-all';
  const isMeant = ({ kind, day }: GridCell) =>
    isAvailable ? kind === 'blocked' : kind !== 'booked' && kind !== 'blocked' && isWeekend(day);
  return rows.flatMap(({ room, cells }) =>
    cells.filter(isMeant).map(({ day, customPrice }) => ({
      room_id: room.id,
      date: day,
      is_available: isAvailable,
      custom_price: customPrice,
    })),
  );
}

/** The distinct days of a list of rows, in order. */
export function daysOfRows(rows: readonly RoomDayRow[]): Day[] {
  return [...new Set(rows.map(({ date }) => date))].toSorted(compareDays);
}

/** All cells as room, date and special price (EUR), the form that stay prices need (RATE-01). */
export function rowDays(rows: readonly GridRow<{ id: string }>[]) {
  return rows.flatMap(({ room, cells }) =>
    cells.map(({ day, customPrice }) => ({
      room_id: room.id,
      date: day,
      custom_price: customPrice,
    })),
  );
}
