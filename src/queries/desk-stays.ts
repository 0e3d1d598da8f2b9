import type { RestClient } from '@/lib/rest-client';
import type { BookingInsert, BookingRow } from '@/types/rows';
import { unwrapObjects } from './json-answer';
import { unwrapChanged, unwrapRows } from './query-error';
import { BOOKING_COLUMNS, type StaffBooking } from './staff-bookings';

// How reception creates and changes stays. Each call is one request, all or nothing; the constraint
// bookings_no_overlap decides if two people want the same room. An error of kind 'conflict' has the
// numbers of the bookings in the way as its hint, one of kind 'stale' the numbers of those that
// somebody else has changed.

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
 * Returns the bookings as stored, in the order of the rows. Fails as 'conflict' with code 23P01
 * when a room is taken (hint: the number of the booking in the way), with code 23505 when the same
 * rows were stored before.
 *
 * @param rows prices in EUR, days yyyy-mm-dd in Europe/Lisbon; at most IDS_AT_ONCE
 */
export async function insertDeskBookings(
  client: RestClient,
  rows: NewBooking[],
): Promise<StaffBooking[]> {
  const stored = unwrapChanged(
    'insertDeskBookings',
    await client.from('bookings').insert(rows).select(BOOKING_COLUMNS),
  );
  return stored.some(({ group_id }) => group_id !== null)
    ? withTheirGroups(client, stored)
    : stored;
}

/**
 * The same bookings, read once more: the answer of an insert is part of its statement and has
 * nothing yet of what triggers made beside it. They are stored, so nothing here may fail.
 */
async function withTheirGroups(
  client: RestClient,
  stored: StaffBooking[],
): Promise<StaffBooking[]> {
  const ids = stored.map(({ id }) => id);
  const read = await findDeskBookings(client, ids).catch(() => []);
  return stored.map((booking) => read.find(({ id }) => id === booking.id) ?? booking);
}

/**
 * The bookings with some ids, unsorted, to see whether a booking whose answer was lost was stored.
 *
 * @param ids at most IDS_AT_ONCE
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

/** Everything that one change has touched fits one answer: a change has 100 bookings at most. */
const EVENTS_OF_ONE = 1000;

/**
 * The bookings that a change has stored, by check-in, as they are now; none if it was not stored.
 *
 * @param commandId the id under which the change was sent
 */
export async function listBookingsOfCommand(
  client: RestClient,
  commandId: string,
): Promise<StaffBooking[]> {
  const events = unwrapRows(
    'listBookingsOfCommand',
    await client
      .from('booking_events')
      .select('booking_id')
      .eq('command_id', commandId)
      .limit(EVENTS_OF_ONE),
  );
  if (events.length === 0) return [];
  const ids = [...new Set(events.map(({ booking_id }) => booking_id))];
  return unwrapRows(
    'listBookingsOfCommand',
    await client.from('bookings').select(BOOKING_COLUMNS).in('id', ids).order('check_in_date'),
  );
}

/**
 * Changes, moves, swaps, splits or cancels stays, all or none (DESK-06 to DESK-10); with `next`, a
 * changed stay goes on in another room as a second booking of its group (DESK-09). An undo is the
 * same call with the previous values and the new `updated_at`, the second booking cancelled.
 * Returns the bookings as stored, second parts among them, by check-in. Fails as 'stale' when
 * somebody else changed one meanwhile, 'conflict' when a room is taken, 'forbidden' for users who
 * are not staff.
 *
 * @param changes 1 to 100, each booking once
 * @param commandId under which the database remembers the change (`listBookingsOfCommand`)
 */
export async function changeStays(
  client: RestClient,
  changes: readonly StayChange[],
  commandId?: string,
): Promise<StaffBooking[]> {
  const sent = changes.map((change) =>
    commandId === undefined ? change : { ...change, set: { ...change.set, command_id: commandId } },
  );
  return unwrapObjects('changeStays', await client.rpc('change_stays', { changes: sent }));
}
