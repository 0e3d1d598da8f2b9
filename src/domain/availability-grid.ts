/**
 * The availability grid of the panel: rooms by days, what each cell is, and what the bulk actions
 * write. Specification §4, Admin availability cell; §9, Admin.
 */
import { addDays, compareDays, type Day, weekday } from './dates';
import { isLive, type RoomStay } from './occupancy';
import { calendarDayState, type CalendarDayKind } from './room-calendar';

/** A `room_availability` row; custom_price in EUR per night, null for the base price. */
export interface RoomDayRow {
  room_id: string;
  date: Day;
  is_available: boolean;
  custom_price: number | null;
}

/** A stay with what its bar says and opens. */
export interface BarStay extends RoomStay {
  id: string;
  guest_name: string;
  booking_number: string;
}

/** One room on one day. The special price is kept while the day is blocked or booked. */
export interface GridCell {
  day: Day;
  kind: CalendarDayKind;
  /** EUR for that night, or null for the base price. */
  customPrice: number | null;
}

/** A stay as far as the grid shows it: from one cell on, so many cells long. */
export interface GridBar {
  stay: BarStay;
  /** The place of its first cell, from 0. */
  start: number;
  length: number;
  /** Whether the stay goes on before, or after, what is shown. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

export interface GridRow<Room extends { id: string }> {
  room: Room;
  /** One for each day, in the order of the days. */
  cells: GridCell[];
  bars: GridBar[];
}

export type BulkAction = 'block-weekends' | 'unblock-all';

const NOTHING: readonly never[] = [];

const SUNDAY = 0;
const SATURDAY = 6;

/** Saturday and Sunday. Specification §9, Admin ('Block weekends'). */
export function isWeekend(day: Day): boolean {
  const place = weekday(day);
  return place === SUNDAY || place === SATURDAY;
}

/**
 * The rows of the grid, in the order of the rooms. A cell is booked, blocked, special or available
 * by the rule of the public calendar. Stays and rows of other rooms are left aside. One pass over
 * stays and rows, and one over the cells.
 */
export function gridRows<Room extends { id: string }>({
  rooms,
  days,
  stays,
  availability,
}: {
  rooms: readonly Room[];
  /** In order. */
  days: readonly Day[];
  stays: readonly BarStay[];
  availability: readonly RoomDayRow[];
}): GridRow<Room>[] {
  const staysByRoom = byRoom(stays);
  const rowsByRoom = byRoom(availability);
  const nextDays = days.map((day) => addDays(day, 1));
  return rooms.map((room) => {
    const nights = stayOfEachDay(staysByRoom.get(room.id) ?? [], days);
    const rowsByDay = new Map(rowsByRoom.get(room.id)?.map((row) => [row.date, row]));
    const cells = days.map((day, place): GridCell => {
      const [stay, row] = [nights[place], rowsByDay.get(day)];
      const { kind } = calendarDayState({
        day,
        stays: stay === undefined ? NOTHING : [stay],
        availability: row === undefined ? NOTHING : [row],
      });
      return { day, kind, customPrice: row?.custom_price ?? null };
    });
    return { room, cells, bars: stayBars(nights, { days, nextDays }) };
  });
}

function byRoom<Item extends { room_id: string }>(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.room_id);
    if (group === undefined) groups.set(item.room_id, [item]);
    else group.push(item);
  }
  return groups;
}

/** Should stays overlap, the first of the list holds the day, and the other what is left. */
function stayOfEachDay(stays: readonly BarStay[], days: readonly Day[]): (BarStay | undefined)[] {
  const nights = days.map((): BarStay | undefined => undefined);
  for (const stay of stays.filter(isLive)) {
    const leaves = placeFrom(days, stay.check_out_date);
    for (let place = placeFrom(days, stay.check_in_date); place < leaves; place += 1) {
      nights[place] ??= stay;
    }
  }
  return nights;
}

/** Where a list of days comes to a day, or past it; its end when it does not. */
function placeFrom(days: readonly Day[], sought: Day): number {
  const place = days.findIndex((day) => day >= sought);
  return place === -1 ? days.length : place;
}

function stayBars(
  nights: readonly (BarStay | undefined)[],
  { days, nextDays }: { days: readonly Day[]; nextDays: readonly Day[] },
): GridBar[] {
  const bars: GridBar[] = [];
  for (const [place, stay] of nights.entries()) {
    if (stay === undefined) continue;
    const isCutAfter = nextDays[place] !== stay.check_out_date;
    const last = bars.at(-1);
    if (last?.stay === stay && last.start + last.length === place) {
      last.length += 1;
      last.isCutAfter = isCutAfter;
    } else {
      const isCutBefore = days[place] !== stay.check_in_date;
      bars.push({ stay, start: place, length: 1, isCutBefore, isCutAfter });
    }
  }
  return bars;
}

/**
 * What a bulk action has to write: one row for each cell of the given rooms that it changes. Booked
 * cells are skipped, special prices kept. Specification §9, Admin; Decisions, Bulk operations.
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

/** The different days of a list of rows, in order. */
export function daysOfRows(rows: readonly RoomDayRow[]): Day[] {
  return [...new Set(rows.map(({ date }) => date))].toSorted(compareDays);
}

/** The last name of a guest, as the bar of a stay says it: 'Duarte' of 'Inês Duarte'. */
export function surname(guestName: string): string {
  return guestName.trim().split(/\s+/).at(-1) ?? '';
}
