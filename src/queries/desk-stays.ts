import type { RestClient } from '@/lib/rest-client';
import type { BookingInsert, BookingRow } from '@/types/rows';
import { unwrapObjects } from './json-answer';
import { unwrapChanged } from './query-error';
import { BOOKING_COLUMNS, type StaffBooking } from './staff-bookings';

// How reception creates, changes and splits stays. Each call is one request, all or nothing; the
// constraint bookings_no_overlap decides if two people want the same room. An error of kind
// 'conflict' has the numbers of the bookings in the way as its hint, one of kind 'stale' the
// numbers of those that somebody else has changed.

/**
 * A booking that reception creates; the panel chooses the id, so that sent twice it is stored once.
 */
export type NewBooking = Required<
  Pick<
    BookingInsert,
    | 'id'
    | 'room_id'
    | 'check_in_date'
    | 'check_out_date'
    | 'number_of_guests'
    | 'total_price'
    | 'guest_name'
    | 'guest_email'
    | 'guest_phone'
    | 'source'
    | 'language'
    | 'status'
    | 'message'
    | 'admin_notes'
    | 'group_reference'
  >
>;

/** The columns that can be changed in several bookings at once; see private.change_stays. */
export type StayColumns = Pick<
  BookingRow,
  | 'room_id'
  | 'check_in_date'
  | 'check_out_date'
  | 'number_of_guests'
  | 'total_price'
  | 'guest_name'
  | 'guest_email'
  | 'guest_phone'
  | 'source'
  | 'language'
  | 'status'
  | 'cancel_reason'
  | 'cancel_note'
  | 'arrival_time'
  | 'guest_wish'
  | 'group_reference'
>;

/** The change of one booking in a call of `changeStays`. */
export type StayChange = {
  id: string;
  /** The text as received with the booking on the screen; a Date would lose the microseconds. */
  updated_at: string;
  set: Partial<StayColumns>;
  /** The second booking, in which the guest goes on in another room from the check-out of this. */
  next?: NextPart;
};

/** Room, check-out and price (EUR) of the second part of a stay; all else it has from the first. */
export type NextPart = Pick<BookingRow, 'room_id' | 'check_out_date' | 'total_price'>;

/**
 * Creates one or several bookings (DESK-05). Rows with the same group_reference form a group.
 *
 * @param rows prices in EUR, days yyyy-mm-dd in Europe/Lisbon
 * @returns the bookings as stored
 * @throws QueryError of kind 'conflict' with code 23P01 when a room is taken (hint: the number of
 *   the booking in the way), with code 23505 when the same rows were stored before
 */
export async function insertDeskBookings(
  client: RestClient,
  rows: NewBooking[],
): Promise<StaffBooking[]> {
  return unwrapChanged(
    'insertDeskBookings',
    await client.from('bookings').insert(rows).select(BOOKING_COLUMNS),
  );
}

/**
 * The bookings with some ids, unsorted, to see whether a booking whose answer was lost was stored.
 *
 * @param ids at most IDS_AT_ONCE
 * @throws QueryError of kind 'missing' when there is none
 */
export async function findDeskBookings(
  client: RestClient,
  ids: readonly string[],
): Promise<StaffBooking[]> {
  return unwrapChanged(
    'findDeskBookings',
    await client.from('bookings').select(BOOKING_COLUMNS).in('id', ids),
  );
}

/**
 * Changes, moves, swaps or cancels stays, all or none (DESK-06, DESK-07, DESK-08, DESK-10); with
 * `next`, a changed stay goes on in another room as a second booking of its group (DESK-09). An
 * undo is the same call with the previous values and the new `updated_at`, the second booking
 * cancelled.
 *
 * @param changes 1 to 100, each booking once
 * @returns the bookings as stored, second parts among them, by check-in
 * @throws QueryError of kind 'stale' when somebody else changed one meanwhile, 'conflict' when a
 *   room is taken, 'forbidden' for users who are not staff
 */
export async function changeStays(
  client: RestClient,
  changes: readonly StayChange[],
): Promise<StaffBooking[]> {
  return unwrapObjects('changeStays', await client.rpc('change_stays', { changes: [...changes] }));
}

/**
 * Splits a stay: from a day on it continues in another room, as a second booking of the same group
 * (DESK-09).
 *
 * @param options.updatedAt as received with the booking on the screen
 * @param options.day first night in the other room, yyyy-mm-dd, after check-in and before check-out
 * @param options.firstPrice EUR for the nights before `day`; options.secondPrice for those from it
 *   on
 * @returns both bookings as stored, the first part first
 * @throws QueryError of kind 'stale' when somebody else changed the stay, 'conflict' when the room
 *   is taken
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
  return unwrapObjects(
    'splitStay',
    await client.rpc('split_stay', {
      booking: bookingId,
      updated_at: updatedAt,
      day,
      room: roomId,
      first_price: firstPrice,
      second_price: secondPrice,
    }),
  );
}
