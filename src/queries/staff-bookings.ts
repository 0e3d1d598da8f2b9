import type { BookingSource } from '@/domain/booking/booking-source';
import type { BookingStatus } from '@/domain/booking/booking-status';
import { comparableEmail } from '@/domain/guest/erased-guest';
import type { RestClient } from '@/lib/rest-client';
import type { BookingGroupRow, BookingRow, RoomRow } from '@/types/rows';
import { QueryError, unwrap, unwrapFirst, unwrapRows } from './query-error';
import { olderThanCursor, ROW_CAP, type NewestFirstCursor } from './read-all-pages';

// The bookings that the panel shows. Those of groups are in staff-group-bookings.ts, the panel's
// changes in staff-booking-changes.ts, the figures of the dashboard in booking-figures.ts, the bars
// of the grid in availability-stays.ts, and the queries of visitors in bookings.ts.

/** The columns of `bookings` itself that the panel reads. */
export const OWN_COLUMNS =
  'id,booking_number,room_id,guest_name,guest_email,guest_phone,check_in_date,check_out_date,number_of_guests,total_price,message,status,admin_notes,group_reference,group_id,archived,archived_at,auto_archived,email_sent,email_sent_at,email_confirmed,email_confirmed_at,created_at,updated_at,source,language,arrival_time,guest_wish,cancel_reason,cancel_note,answered_at,paid,amount_due,answer_until,hold_until,command_id,invoice_name,tax_number';

/** The same with the room and the name of the group: the columns of a StaffBooking. */
export const BOOKING_COLUMNS =
  `${OWN_COLUMNS},rooms(room_number,name),booking_groups(group_name)` as const;

/** A booking without the data of its room and its group. */
export type BareBooking = Omit<
  BookingRow,
  | 'auto_archive_exempt'
  | 'access_key'
  | 'unverified'
  | 'confirm_until'
  | 'guest_name_folded'
  | 'is_draft'
>;

/** A booking with its room and the name of its group. */
export type StaffBooking = BareBooking & {
  rooms: Pick<RoomRow, 'room_number' | 'name'> | null;
  booking_groups: Pick<BookingGroupRow, 'group_name'> | null;
};

/** The columns that the text search looks through beside the guest's name (ADM-BOOK-02). */
export const SEARCH_COLUMNS = [
  'guest_email',
  'booking_number',
  'group_reference',
] as const satisfies readonly (keyof BookingRow)[];
type SearchColumn = (typeof SEARCH_COLUMNS)[number] | 'guest_name_folded' | 'guest_phone';

/**
 * Filters of the bookings list that the database applies (DATA-BOOK-14 to DATA-BOOK-16, DESK-12,
 * PAY-01).
 */
export interface BookingListFilters {
  archived: boolean;
  /** Only this status; all when absent. */
  status?: BookingStatus;
  /** 'upcoming': check-in today or later; 'past': check-out before today. All when absent. */
  period?: 'upcoming' | 'past';
  flag?: 'email_sent' | 'email_confirmed';
  source?: BookingSource;
  /** Only bookings with something left to pay that are not cancelled. */
  isDue?: boolean;
  /**
   * Only bookings whose column matches an ilike pattern. One column: `or()` cannot quote patterns.
   */
  match?: { column: SearchColumn; pattern: string };
  /** Only bookings of these rooms; so few that they fit a request's URL. */
  roomIds?: string[];
  /** Only bookings of these groups; so few that they fit a request's URL. */
  groupIds?: string[];
  /** yyyy-mm-dd in Europe/Lisbon. */
  today: string;
}

/** The last row of a page; the next page begins right after it. */
export type BookingCursor = NewestFirstCursor;

/**
 * One page of the bookings list, newest first (DATA-BOOK-12).
 *
 * Pages are by (created_at, id), because an offset gets slower with every page and skips or repeats
 * rows when a booking comes in.
 *
 * @param options.after the last booking of the previous page; absent for the first page
 * @param options.limit the most rows to return, up to the backend's cap of 1,000
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
  if (after) query = query.lte('created_at', after.created_at).or(olderThanCursor(after));
  return unwrapRows(
    'listBookings',
    await query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit),
  );
}

/** The newest bookings, archived or not, for the dashboard (DATA-BOOK-13). */
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

/** One booking, to see whether somebody changed it meanwhile. Null when it is gone or hidden. */
export async function findBooking(client: RestClient, id: string): Promise<StaffBooking | null> {
  return unwrapFirst(
    'findBooking',
    await client.from('bookings').select(BOOKING_COLUMNS).eq('id', id),
  );
}

/**
 * One booking by its number, as in links within the panel. Null when there is none, or it is
 * hidden.
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

/** The most bookings of one guest that are shown as links. */
const BOOKINGS_OF_ONE = 20;

export type BookingMention = Pick<
  BookingRow,
  'booking_number' | 'guest_email' | 'check_in_date' | 'check_out_date' | 'status' | 'archived'
>;

/**
 * The bookings with an e-mail address, archived or not, the latest stay first.
 *
 * @param email compared without regard to case and surrounding spaces
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
  // The characters '_', '%' and '*' are wildcards in a pattern, so other addresses may match too.
  const wanted = comparableEmail(email);
  return found.filter(({ guest_email }) => comparableEmail(guest_email ?? '') === wanted);
}

export async function countArchivedBookings(client: RestClient): Promise<number> {
  const answer = await client
    .from('bookings')
    .select('id', { count: 'exact', head: true })
    .eq('archived', true);
  unwrap('countArchivedBookings', answer);
  // An answer without a count is not from the backend, and returning 0 would be a guess.
  if (answer.count === null) {
    throw new QueryError('countArchivedBookings', { kind: 'server', message: '' });
  }
  return answer.count;
}
