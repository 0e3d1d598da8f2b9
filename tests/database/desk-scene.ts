import { addDays } from '@/domain/calendar/dates';
import type { RestClient } from '@/lib/rest-client';
import { listBookingEvents, type BookingEvent } from '@/queries/booking-events';
import { changeStays, type NewBooking, type StayChange } from '@/queries/desk-stays';
import { QueryError } from '@/queries/query-error';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { BookingInsert, BookingRow, RoomRow } from '@/types/rows';
import { addBooking } from './scene';
import type { Backend } from './support';

// Helpers of the tests of reception's work: they set up the hostel, and read the result.

/**
 * Nights counted from today: `nightsFrom(backend, 3, 4)` are four nights that begin in three days.
 */
export function nightsFrom({ today }: Pick<Backend, 'today'>, from: number, nights: number) {
  const check_in_date = addDays(today, from);
  return { check_in_date, check_out_date: addDays(check_in_date, nights) };
}

/** A confirmed stay of some nights, counted from today. */
export async function addStay(
  backend: Backend,
  room: Pick<RoomRow, 'id'>,
  [from, nights]: readonly [from: number, nights: number],
  overrides: Partial<BookingInsert> = {},
): Promise<BookingRow> {
  return addBooking(backend, {
    room_id: room.id,
    status: 'confirmed',
    ...nightsFrom(backend, from, nights),
    ...overrides,
  });
}

/** A change of a booking as it was read. */
export function changeOf(
  { id, updated_at }: Pick<BookingRow, 'id' | 'updated_at'>,
  set: StayChange['set'],
): StayChange {
  return { id, updated_at, set };
}

/**
 * Divides a stay as the panel does: the guest goes on in another room from a day on, up to the same
 * check-out.
 */
export async function splitStay(
  client: RestClient,
  {
    bookingId,
    updatedAt,
    day,
    roomId,
    firstPrice,
    secondPrice,
  }: {
    bookingId: string;
    updatedAt: string;
    day: string;
    roomId: string;
    firstPrice: number;
    secondPrice: number;
  },
): Promise<StaffBooking[]> {
  const { data } = await client.from('bookings').select('check_out_date').eq('id', bookingId);
  const check_out_date = data?.[0]?.check_out_date ?? day;
  return changeStays(client, [
    {
      id: bookingId,
      updated_at: updatedAt,
      set: { check_out_date: day, total_price: firstPrice },
      next: { room_id: roomId, check_out_date, total_price: secondPrice },
    },
  ]);
}

let written = 0;

/** A booking as the panel's form sends it: by telephone, of a guest without an address. */
export function deskRow(
  backend: Pick<Backend, 'today'>,
  room: Pick<RoomRow, 'id'>,
  overrides: Partial<NewBooking> = {},
): NewBooking {
  written += 1;
  return {
    id: `77777777-7777-4777-8777-${String(written).padStart(12, '0')}`,
    room_id: room.id,
    ...nightsFrom(backend, 5, 2),
    number_of_guests: 2,
    total_price: 160,
    guest_name: 'Abel Lobo',
    guest_email: null,
    guest_phone: null,
    source: 'phone',
    language: 'pt',
    status: 'confirmed',
    message: null,
    admin_notes: null,
    group_reference: null,
    ...overrides,
  };
}

/** The history of a booking as staff read it, oldest first. */
export async function historyOf(
  { staff }: Pick<Backend, 'staff'>,
  bookingId: string,
): Promise<BookingEvent[]> {
  return (await listBookingEvents(staff, bookingId)).toReversed();
}

/** What a query was refused with; throws when it was not. */
export async function refusalOf(asked: Promise<unknown>): Promise<QueryError> {
  const given = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (given instanceof QueryError) return given;
  throw given ?? new Error('It was not refused.');
}

/** All kinds of callers by name, and whether each has the rights of staff. */
export function callers(
  backend: Backend,
): [name: string, client: RestClient, isTrusted: boolean][] {
  return [
    ['a visitor', backend.visitor, false],
    ['a stranger with an account', backend.stray, false],
    ['staff', backend.staff, true],
    ['the secret key', backend.house, true],
  ];
}

/** Live stays that share a room and a night: there must be none. */
export async function doubleBookings({ database }: Pick<Backend, 'database'>): Promise<unknown[]> {
  return database.query(
    `select a.booking_number, b.booking_number as other from public.bookings a
       join public.bookings b on b.room_id = a.room_id and b.id > a.id
        and 'cancelled' not in (a.status, b.status)
        and a.check_in_date < b.check_out_date and b.check_in_date < a.check_out_date`,
  );
}
