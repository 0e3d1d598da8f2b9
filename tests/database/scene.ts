import { vi } from 'vitest';
import { addDays, daysBetween } from '@/domain/calendar/dates';
import type { BookingRequest } from '@/queries/bookings';
import { unwrap } from '@/queries/query-error';
import type { BookingInsert, BookingRow, ContactMessageRow, RoomRow } from '@/types/rows';
import type { Backend } from './support';

// What a test puts into the house before it begins, past the rules for guests.

let lastRoomNumber = 0;

/** An active room for four at 80 EUR. */
export async function addRoom(
  backend: Backend,
  overrides: Partial<RoomRow> = {},
): Promise<RoomRow> {
  lastRoomNumber += 1;
  const row = {
    room_number: String(lastRoomNumber),
    name: `Quarto ${lastRoomNumber}`,
    max_guests: 4,
    price_per_night: 80,
    ...overrides,
  };
  return unwrap('scene', await backend.house.from('rooms').insert(row).select().single());
}

/** A pending booking of two nights, ten days from now. */
export async function addBooking(
  backend: Backend,
  overrides: Partial<BookingInsert> & Pick<BookingInsert, 'room_id'>,
): Promise<BookingRow> {
  const checkIn = addDays(backend.today, 10);
  const row = {
    guest_name: 'Rita Antunes',
    guest_email: 'rita@correio.example',
    guest_phone: '+351 910 000 002',
    check_in_date: checkIn,
    check_out_date: addDays(checkIn, 2),
    number_of_guests: 2,
    total_price: 160,
    ...overrides,
  };
  return unwrap('scene', await backend.house.from('bookings').insert(row).select().single());
}

export async function addMessage(
  backend: Backend,
  overrides: Partial<ContactMessageRow> = {},
): Promise<ContactMessageRow> {
  const row = {
    name: 'Rita Antunes',
    email: 'rita@correio.example',
    subject: 'outro',
    message: 'Há estacionamento?',
    ...overrides,
  };
  return unwrap(
    'scene',
    await backend.house.from('contact_messages').insert(row).select().single(),
  );
}

/**
 * A request as the form sends it: valid unless the overrides say otherwise, at the price of its
 * stay.
 */
export function requestFor(
  { today }: Backend,
  room: Pick<RoomRow, 'id' | 'price_per_night'>,
  overrides: Partial<BookingRequest> = {},
): BookingRequest {
  const { check_in_date = addDays(today, 30), check_out_date = addDays(check_in_date, 2) } =
    overrides;
  return {
    room_id: room.id,
    guest_name: 'Inês Duarte',
    guest_email: 'ines@correio.example',
    guest_phone: '+351 912 345 678',
    number_of_guests: 2,
    total_price: room.price_per_night * daysBetween({ from: check_in_date, to: check_out_date }),
    message: null,
    status: 'pending',
    ...overrides,
    check_in_date,
    check_out_date,
  };
}

/** How many rows a table has, whoever may see them. */
export async function countRows({ database }: Backend, table: string): Promise<number> {
  const [row] = await database.query(`select count(*)::integer as count from ${table}`);
  return Number(row?.['count']);
}

/** A booking as it stands, with every column. */
export async function storedBooking({ house }: Backend, id: string): Promise<BookingRow> {
  return unwrap('storedBooking', await house.from('bookings').select().eq('id', id).single());
}

/**
 * Waits until no transaction that began before the last change is open, in any database of the
 * server: until then rounds report that change again.
 */
export async function olderWorkDone({ database }: Backend): Promise<void> {
  const isDone = async () => {
    const [open] = await database.query(
      'select 1 from private.recent_changes where xid >= pg_snapshot_xmin(pg_current_snapshot())',
    );
    return open === undefined;
  };
  await vi.waitUntil(isDone, { timeout: 30_000, interval: 20 });
}
