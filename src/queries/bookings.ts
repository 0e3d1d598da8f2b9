import type { GuestLanguage } from '@/domain/language/guest-language';
import type { ConflictRule } from '@/domain/availability/availability-rule';
import type { RestClient } from '@/lib/rest-client';
import type { BookingRow } from '@/types/rows';
import { unwrap, unwrapChanged, unwrapRows } from './query-error';
import { readAllPages, ROW_CAP, afterCursor } from './read-all-pages';

// What a visitor may read and write in `bookings`. For the panel see staff-bookings.ts.

/** A stay without guest data: all that a visitor may know about a booking. */
export type VisibleStay = Pick<
  BookingRow,
  'room_id' | 'check_in_date' | 'check_out_date' | 'status'
>;

export type SentBooking = Pick<BookingRow, 'id' | 'room_id' | 'booking_number'>;

/** What a guest sends for one room (DATA-BOOK-04). */
export interface BookingRequest {
  room_id: string;
  guest_name: string;
  guest_email: string;
  guest_phone: string;
  /** yyyy-mm-dd */
  check_in_date: string;
  /** yyyy-mm-dd */
  check_out_date: string;
  number_of_guests: number;
  /** EUR: price_per_night x nights of this room. */
  total_price: number;
  message: string | null;
  status: 'pending';
  /** The guest's language; Portuguese if left out (LANG-03). */
  language?: GuestLanguage;
  /** The key to the guest's page; if left out, the database creates one that only staff know. */
  access_key?: string;
}

/**
 * The stays of one room that overlap a range of days, without cancelled ones (DATA-BOOK-01).
 *
 * @param options.from first day, yyyy-mm-dd
 * @param options.to last day, yyyy-mm-dd, included
 */
export async function listRoomStays(
  client: RestClient,
  { roomId, from, to }: { roomId: string; from: string; to: string },
): Promise<VisibleStay[]> {
  return unwrapRows(
    'listRoomStays',
    await client
      .from('bookings')
      .select('room_id,check_in_date,check_out_date,status')
      .eq('room_id', roomId)
      .neq('status', 'cancelled')
      .lte('check_in_date', to)
      .gte('check_out_date', from)
      .order('check_in_date'),
  );
}

/**
 * The stays of all rooms that overlap a range of days, without cancelled ones. The date picker
 * needs them to find the days on which nothing is free (decisions.md, 'Unavailable days').
 *
 * @param options.from first day, yyyy-mm-dd
 * @param options.to last day, yyyy-mm-dd, included
 */
export async function listVisibleStays(
  client: RestClient,
  { from, to }: { from: string; to: string },
): Promise<VisibleStay[]> {
  // Two stays of a room never begin on the same day, so room and day identify a stay without its
  // id.
  return readAllPages<VisibleStay>(async (last) => {
    let query = client
      .from('bookings')
      .select('room_id,check_in_date,check_out_date,status')
      .neq('status', 'cancelled')
      .lte('check_in_date', to)
      .gte('check_out_date', from);
    if (last) {
      query = query
        .gte('check_in_date', last.check_in_date)
        .or(afterCursor(last, ['check_in_date', 'room_id']));
    }
    return unwrapRows(
      'listVisibleStays',
      await query.order('check_in_date').order('room_id').limit(ROW_CAP),
    );
  });
}

/**
 * The rooms the booking form hides for a requested stay (BOOK-AVAIL-02, DATA-BOOK-02).
 *
 * The rule 'stated' joins its two conditions with OR, as BOOK-AVAIL-02 states: any live booking
 * then hides its room whatever the dates. The rule 'overlap' is actual overlap of half-open stays.
 * Names each room once.
 *
 * @param options.checkIn yyyy-mm-dd
 * @param options.checkOut yyyy-mm-dd
 */
export async function listRoomIdsTakenAround(
  client: RestClient,
  { checkIn, checkOut, rule }: { checkIn: string; checkOut: string; rule: ConflictRule },
): Promise<string[]> {
  // One stay per room is enough, so each page may begin with the room after the last one.
  const rows = await readAllPages<Pick<VisibleStay, 'room_id'>>(async (last) => {
    const live = client.from('bookings').select('room_id').neq('status', 'cancelled');
    let query =
      rule === 'stated'
        ? live.or(`check_in_date.lt.${checkOut},check_out_date.gt.${checkIn}`)
        : live.lt('check_in_date', checkOut).gt('check_out_date', checkIn);
    if (last) query = query.gt('room_id', last.room_id);
    return unwrapRows('listRoomIdsTakenAround', await query.order('room_id').limit(ROW_CAP));
  });
  return [...new Set(rows.map(({ room_id }) => room_id))];
}

/**
 * Sends a guest's request: one row per room, all or none (DATA-BOOK-03; decisions.md, Booking form,
 * Insert).
 *
 * Returns only the columns that a visitor may read; the database would refuse to return all.
 * Returns the stored bookings, in no particular order: match them by room_id. Fails with a
 * Portuguese message for the guest when its code is 23P01 or begins with HS
 * (src/messages/<language>/refusals.ts has the messages of other languages by that code); as
 * 'duplicate-request', with the booking number as hint, when the same request was stored within the
 * last 30 minutes.
 */
export async function insertBookings(
  client: RestClient,
  requests: BookingRequest[],
): Promise<SentBooking[]> {
  return unwrapRows(
    'insertBookings',
    await client.from('bookings').insert(requests).select('id,room_id,booking_number'),
  );
}

/**
 * The bookings of some rooms for exactly these dates, without cancelled ones. A request whose
 * answer was lost uses it to find what was stored (decisions.md, 'Double submit, reload, lost
 * network'). Returns at most one booking for each room, in no particular order.
 *
 * @param options.checkIn yyyy-mm-dd
 * @param options.checkOut yyyy-mm-dd
 */
export async function listBookingsOfStay(
  client: RestClient,
  { roomIds, checkIn, checkOut }: { roomIds: string[]; checkIn: string; checkOut: string },
): Promise<SentBooking[]> {
  return unwrapRows(
    'listBookingsOfStay',
    await client
      .from('bookings')
      .select('id,room_id,booking_number')
      .in('room_id', roomIds)
      .eq('check_in_date', checkIn)
      .eq('check_out_date', checkOut)
      .neq('status', 'cancelled'),
  );
}

/** Puts one booking just created into a group (DATA-BOOK-08). */
export async function setGroupReference(
  client: RestClient,
  { bookingId, groupReference }: { bookingId: string; groupReference: string },
): Promise<void> {
  unwrapChanged(
    'setGroupReference',
    await client
      .from('bookings')
      .update({ group_reference: groupReference })
      .eq('id', bookingId)
      .select('id'),
  );
}

/** The number the database gave a booking (DATA-BOOK-10). */
export async function findBookingNumber(client: RestClient, bookingId: string): Promise<string> {
  const { booking_number } = unwrap(
    'findBookingNumber',
    await client.from('bookings').select('booking_number').eq('id', bookingId).single(),
  );
  return booking_number;
}
