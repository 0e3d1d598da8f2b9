import { readReport, readReportMap, type PeriodFigures, type ReportRoom } from '@/queries/reports';
import type { BookingInsert, BookingRow, RoomRow } from '@/types/rows';
import { addBooking, addRoom } from './scene';
import type { Backend } from './support';

// A hostel in the past, whose figures are computed by hand.

/** A room for two that was there long before. */
export async function addOldRoom(
  backend: Backend,
  overrides: Partial<RoomRow> = {},
): Promise<RoomRow> {
  return addRoom(backend, { max_guests: 2, created_at: '2020-01-01T12:00:00Z', ...overrides });
}

/** A past stay: one person, entered at the desk, for 100 EUR unless told otherwise. */
export async function addPastStay(
  backend: Backend,
  room: Pick<RoomRow, 'id'>,
  [check_in_date, check_out_date]: readonly [from: string, until: string],
  overrides: Partial<BookingInsert> = {},
): Promise<BookingRow> {
  return addBooking(backend, {
    room_id: room.id,
    check_in_date,
    check_out_date,
    number_of_guests: 1,
    total_price: 100,
    status: 'completed',
    source: 'desk',
    created_at: `${check_in_date}T10:00:00Z`,
    ...overrides,
  });
}

/** The figures of a period; `until` is the first day that no longer counts. */
export async function figuresOf(
  { staff }: Backend,
  from: string,
  until: string,
): Promise<PeriodFigures> {
  return (await readReport(staff, { from, until })).period;
}

/** Each room of a period by its number. */
export async function mapOf(
  { staff }: Backend,
  from: string,
  until: string,
): Promise<Record<string, ReportRoom>> {
  const rooms = await readReportMap(staff, { from, until });
  return Object.fromEntries(rooms.map((room) => [room.room_number, room]));
}

/** Shuts a room on some days. */
export async function shut({ house }: Backend, { id }: RoomRow, days: readonly string[]) {
  const rows = days.map((date) => ({ room_id: id, date, is_available: false }));
  const { error } = await house.from('room_availability').insert(rows);
  if (error) throw error;
}
