import type { BookingSource } from '@/domain/booking-source';
import type { BookingStatus } from '@/domain/booking-status';
import { comparableEmail } from '@/domain/erased-guest';
import type { RestClient } from '@/lib/rest-client';
import type { BookingGroupRow, BookingRow, RoomRow } from '@/types/rows';
import { unwrapFirst, unwrapRows } from './query-error';
import { olderThan, ROW_CAP, type NewestFirstCursor } from './read-on';

// The bookings that the panel shows; those of a group stand in staff-group-bookings.ts, what the panel
// changes in staff-booking-changes.ts, the figures of the dashboard in booking-figures.ts, the bars of
// the grid in availability-stays.ts, the calls of a visitor in bookings.ts.

/** The columns of `bookings` itself that the panel reads. */
export const OWN_COLUMNS =
  'id,booking_number,room_id,guest_name,guest_email,guest_phone,check_in_date,check_out_date,number_of_guests,total_price,message,status,admin_notes,group_reference,group_id,archived,archived_at,auto_archived,email_sent,email_sent_at,email_confirmed,email_confirmed_at,created_at,updated_at,source,language,arrival_time,guest_wish,cancel_reason,cancel_note,answered_at,paid,amount_due,answer_until,hold_until';

/** The same with the room and the name of the group: what makes up a StaffBooking. */
export const BOOKING_COLUMNS =
  `${OWN_COLUMNS},rooms(room_number,name),booking_groups(group_name)` as const;

/** A booking without the room it is for and without its group. */
export type BareBooking = Omit<
  BookingRow,
  'auto_archive_exempt' | 'access_key' | 'unverified' | 'confirm_until'
>;

/** A booking as reception reads it, with the room it is for and the name of its group. */
export type StaffBooking = BareBooking & {
  rooms: Pick<RoomRow, 'room_number' | 'name'> | null;
  booking_groups: Pick<BookingGroupRow, 'group_name'> | null;
};

/** The columns in which the text search looks for words (ADM-BOOK-02). */
export const SEARCH_COLUMNS = [
  'guest_name',
  'guest_email',
  'booking_number',
  'group_reference',
] as const satisfies readonly (keyof BookingRow)[];
type SearchColumn = (typeof SEARCH_COLUMNS)[number] | 'guest_phone';

/** Filters of the bookings list that the database applies (DATA-BOOK-14 to DATA-BOOK-16, DESK-12, PAY-01). */
export interface BookingListFilters {
  archived: boolean;
  /** Only this status; all when absent. */
  status?: BookingStatus;
  /** 'upcoming': check-in today or later; 'past': check-out before today. All when absent. */
  period?: 'upcoming' | 'past';
  /** Only bookings that carry this flag. */
  flag?: 'email_sent' | 'email_confirmed';
  /** Only bookings that came this way. */
  source?: BookingSource;
  /** Only what is still to be paid: something is due, and it is not cancelled. */
  isDue?: boolean;
  /** Only bookings whose column matches an ilike pattern. One column: `or()` cannot quote patterns. */
  match?: { column: SearchColumn; pattern: string };
  /** Only bookings of these rooms; few enough for an address. */
  roomIds?: string[];
  /** Only bookings of these groups; few enough for an address. */
  groupIds?: string[];
  /** yyyy-mm-dd in Europe/Lisbon. */
  today: string;
}

/** Where a page of the list ended; the next begins right after it. */
export type BookingCursor = NewestFirstCursor;

/**
 * One page of the bookings list, newest first (DATA-BOOK-12).
 *
 * Pages go by (created_at, id): an offset grows slow and skips rows when a new booking comes in.
 *
 * @param options.after the last booking of the page before; the first page when absent
 * @param options.limit rows at most, up to the backend's cap of 1,000
 * @throws QueryError
 */
export async function listBookings(
  client: RestClient,
  {
    filters,
    after,
    limit = ROW_CAP,
  }: { filters: BookingListFilters; after?: BookingCursor; limit?: number },
): Promise<StaffBooking[]> {
  let query = client.from('bookings').select(BOOKING_COLUMNS).eq('archived', filters.archived);
  if (filters.status) query = query.eq('status', filters.status);
  if (filters.period === 'upcoming') query = query.gte('check_in_date', filters.today);
  if (filters.period === 'past') query = query.lt('check_out_date', filters.today);
  if (filters.flag) query = query.eq(filters.flag, true);
  if (filters.source) query = query.eq('source', filters.source);
  if (filters.isDue) query = query.gt('amount_due', 0).neq('status', 'cancelled');
  if (filters.match) query = query.ilike(filters.match.column, filters.match.pattern);
  if (filters.groupIds) query = query.in('group_id', filters.groupIds);
  if (filters.roomIds) query = query.in('room_id', filters.roomIds);
  if (after) query = query.lte('created_at', after.created_at).or(olderThan(after));
  return unwrapRows(
    'listBookings',
    await query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit),
  );
}

/**
 * The newest bookings, archived or not, for the dashboard (DATA-BOOK-13).
 *
 * @throws QueryError
 */
export async function listLatestBookings(
  client: RestClient,
  limit: number,
): Promise<StaffBooking[]> {
  return unwrapRows(
    'listLatestBookings',
    await client
      .from('bookings')
      .select(BOOKING_COLUMNS)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit),
  );
}

/**
 * One booking, to see whether somebody changed it meanwhile.
 *
 * @returns the booking, or null when it is gone or hidden
 * @throws QueryError
 */
export async function findBooking(client: RestClient, id: string): Promise<StaffBooking | null> {
  return unwrapFirst(
    'findBooking',
    await client.from('bookings').select(BOOKING_COLUMNS).eq('id', id),
  );
}

/**
 * One booking by its number, which addresses of the panel carry.
 *
 * @returns the booking, or null when there is none, or none to see
 * @throws QueryError
 */
export async function findBookingByNumber(
  client: RestClient,
  bookingNumber: string,
): Promise<StaffBooking | null> {
  return unwrapFirst(
    'findBookingByNumber',
    await client.from('bookings').select(BOOKING_COLUMNS).eq('booking_number', bookingNumber),
  );
}

/** So many of one guest's bookings are plenty where they are only pointed at. */
const BOOKINGS_OF_ONE = 20;

/** What names a booking where it is only pointed at. */
export type BookingMention = Pick<
  BookingRow,
  'booking_number' | 'guest_email' | 'check_in_date' | 'check_out_date' | 'status' | 'archived'
>;

/**
 * The bookings made with an address, archived or not, the latest stay first.
 *
 * @param email compared without regard to capitals and blanks around it
 * @throws QueryError
 */
export async function listBookingsFrom(
  client: RestClient,
  email: string,
): Promise<BookingMention[]> {
  const found = unwrapRows(
    'listBookingsFrom',
    await client
      .from('bookings')
      .select('booking_number,guest_email,check_in_date,check_out_date,status,archived')
      .ilike('guest_email', email.trim())
      .order('check_in_date', { ascending: false })
      .order('booking_number')
      .limit(BOOKINGS_OF_ONE),
  );
  // The signs '_', '%' and '*' of an address find others in a pattern too.
  const wanted = comparableEmail(email);
  return found.filter(({ guest_email }) => comparableEmail(guest_email ?? '') === wanted);
}
