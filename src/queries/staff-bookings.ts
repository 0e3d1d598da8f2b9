import type { BookingStatus } from '@/domain/booking-status';
import type { DayRange } from '@/domain/dates';
import type { RestClient } from '@/lib/rest-client';
import type { BookingRow, RoomRow } from '@/types/rows';
import { unwrap, unwrapChanged } from './query-error';
import { readAllPages, ROW_CAP } from './read-all-pages';

// What the panel asks of `bookings`. The calls of a visitor stand in bookings.ts.

const BOOKING_COLUMNS =
  'id,booking_number,room_id,guest_name,guest_email,guest_phone,check_in_date,check_out_date,number_of_guests,total_price,message,status,admin_notes,group_reference,group_id,archived,archived_at,auto_archived,email_sent,email_sent_at,email_confirmed,email_confirmed_at,created_at,updated_at,rooms(room_number,name)';

/** A booking as reception reads it, with the room it is for. */
export type StaffBooking = Omit<BookingRow, 'auto_archive_exempt'> & {
  rooms: Pick<RoomRow, 'room_number' | 'name'> | null;
};

/** Filters of the bookings list that the database applies (Specification §7, bookings, admin list). */
export interface BookingListFilters {
  archived: boolean;
  /** Only this status; all when absent. */
  status?: BookingStatus;
  /** 'upcoming': check-in today or later; 'past': check-out before today. All when absent. */
  period?: 'upcoming' | 'past';
  /** yyyy-mm-dd in Europe/Lisbon. */
  today: string;
}

/** Where a page of the list ended; the next begins right after it. */
export type BookingCursor = Pick<BookingRow, 'created_at' | 'id'>;

/** Which bookings an archive or delete is for: one, or all of its group (Specification §4, Archive). */
export type BookingScope = { id: string } | { groupReference: string };

/**
 * One page of the bookings list, newest first (Specification §7, bookings, admin list).
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
  if (after) {
    query = query.or(
      `created_at.lt.${after.created_at},and(created_at.eq.${after.created_at},id.lt.${after.id})`,
    );
  }
  return unwrap(
    'listBookings',
    await query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit),
  );
}

/**
 * The newest bookings, archived or not, for the dashboard (Specification §7: limit 10).
 *
 * @throws QueryError
 */
export async function listLatestBookings(
  client: RestClient,
  limit: number,
): Promise<StaffBooking[]> {
  return unwrap(
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
  return unwrap(
    'findBooking',
    await client.from('bookings').select(BOOKING_COLUMNS).eq('id', id).maybeSingle(),
  );
}

/**
 * All bookings of a group, archived or not, by room number (Specification §7, group detail).
 *
 * @throws QueryError
 */
export async function listGroupBookings(
  client: RestClient,
  groupReference: string,
): Promise<StaffBooking[]> {
  return unwrap(
    'listGroupBookings',
    await client
      .from('bookings')
      .select(BOOKING_COLUMNS)
      .eq('group_reference', groupReference)
      .order('created_at')
      .order('id'),
  );
}

/**
 * The bookings of some rows of booking_groups, with their rooms, oldest first (Specification §7,
 * booking_groups). One call for all groups on the screen.
 *
 * @param groupIds few enough for an address: a screenful
 * @throws QueryError
 */
export async function listBookingsByGroupIds(
  client: RestClient,
  groupIds: string[],
): Promise<StaffBooking[]> {
  return readAllPages(async ({ first, last }) =>
    unwrap(
      'listBookingsByGroupIds',
      await client
        .from('bookings')
        .select(BOOKING_COLUMNS)
        .in('group_id', groupIds)
        .order('created_at')
        .order('id')
        .range(first, last),
    ),
  );
}

/** A stay by the day it begins. */
export type Arrival = Pick<BookingRow, 'check_in_date' | 'status'>;

/**
 * Who arrives on the days of a range, cancelled stays left out (Specification §9, Admin: upcoming
 * check-ins; the dashboard's chart).
 *
 * @param days half-open, yyyy-mm-dd in Europe/Lisbon
 * @throws QueryError
 */
export async function listArrivals(client: RestClient, days: DayRange): Promise<Arrival[]> {
  return readAllPages(async ({ first, last }) =>
    unwrap(
      'listArrivals',
      await client
        .from('bookings')
        .select('check_in_date,status')
        .neq('status', 'cancelled')
        .gte('check_in_date', days.from)
        .lt('check_in_date', days.to)
        .order('check_in_date')
        .order('id')
        .range(first, last),
    ),
  );
}

/**
 * The totals that make up revenue: every confirmed or completed booking (Specification §7).
 *
 * @returns EUR, one per booking
 * @throws QueryError
 */
export async function listRevenueTotals(client: RestClient): Promise<number[]> {
  const rows = await readAllPages(async ({ first, last }) =>
    unwrap(
      'listRevenueTotals',
      await client
        .from('bookings')
        .select('total_price')
        .in('status', ['confirmed', 'completed'])
        .order('id')
        .range(first, last),
    ),
  );
  return rows.map(({ total_price }) => total_price);
}

/**
 * The stays the availability screen draws as bars, cancelled ones left out (Specification §7).
 *
 * @param options.from first day, yyyy-mm-dd
 * @param options.to last day, yyyy-mm-dd, included
 * @throws QueryError
 */
export async function listStaysForAvailability(
  client: RestClient,
  { from, to }: { from: string; to: string },
): Promise<AvailabilityStay[]> {
  return readAllPages(async ({ first, last }) =>
    unwrap(
      'listStaysForAvailability',
      await client
        .from('bookings')
        .select('id,room_id,check_in_date,check_out_date,guest_name,status,booking_number')
        .neq('status', 'cancelled')
        .lte('check_in_date', to)
        .gte('check_out_date', from)
        .order('check_in_date')
        .order('id')
        .range(first, last),
    ),
  );
}

/** A stay of the availability screen. */
export type AvailabilityStay = Pick<
  BookingRow,
  'id' | 'room_id' | 'check_in_date' | 'check_out_date' | 'guest_name' | 'status' | 'booking_number'
>;

/**
 * Sets the status of a booking (Specification §7: status + updated_at).
 *
 * @param options.now ISO time, stored as updated_at
 * @returns the booking as stored
 * @throws QueryError of kind 'conflict' when a cancelled stay would come back onto a taken room,
 *   'missing' when no booking was changed
 */
export async function setBookingStatus(
  client: RestClient,
  { id, status, now }: { id: string; status: BookingStatus; now: string },
): Promise<StaffBooking> {
  return updateBooking(client, 'setBookingStatus', { id, changes: { status, updated_at: now } });
}

/**
 * Sets the internal notes of a booking (Specification §7: admin_notes + updated_at).
 *
 * @param options.notes up to 5,000 characters; may be empty
 * @param options.now ISO time, stored as updated_at
 * @returns the booking as stored
 * @throws QueryError of kind 'missing' when no booking was changed
 */
export async function setAdminNotes(
  client: RestClient,
  { id, notes, now }: { id: string; notes: string; now: string },
): Promise<StaffBooking> {
  return updateBooking(client, 'setAdminNotes', {
    id,
    changes: { admin_notes: notes, updated_at: now },
  });
}

/**
 * Marks the confirmation e-mail as sent, with its time, or as not sent (Specification §4, Email flags).
 *
 * @param options.at ISO time of the e-mail, or null to clear the flag
 * @returns the booking as stored
 * @throws QueryError of kind 'missing' when no booking was changed
 */
export async function setEmailSent(
  client: RestClient,
  { id, at }: { id: string; at: string | null },
): Promise<StaffBooking> {
  return updateBooking(client, 'setEmailSent', {
    id,
    changes: { email_sent: at !== null, email_sent_at: at },
  });
}

/**
 * Marks a booking as confirmed by the guest, with the time, or as not (Specification §4, Email flags).
 *
 * @param options.at ISO time of the confirmation, or null to clear the flag
 * @returns the booking as stored
 * @throws QueryError of kind 'missing' when no booking was changed
 */
export async function setEmailConfirmed(
  client: RestClient,
  { id, at }: { id: string; at: string | null },
): Promise<StaffBooking> {
  return updateBooking(client, 'setEmailConfirmed', {
    id,
    changes: { email_confirmed: at !== null, email_confirmed_at: at },
  });
}

/**
 * Archives bookings by hand, or takes them out again (Specification §4, Archive).
 *
 * @param options.at ISO time of archiving, or null to unarchive
 * @returns the bookings as stored
 * @throws QueryError of kind 'missing' when no booking was changed
 */
export async function setArchived(
  client: RestClient,
  { scope, at }: { scope: BookingScope; at: string | null },
): Promise<StaffBooking[]> {
  const update = client
    .from('bookings')
    .update({ archived: at !== null, archived_at: at, auto_archived: false });
  const scoped =
    'id' in scope ? update.eq('id', scope.id) : update.eq('group_reference', scope.groupReference);
  return unwrapChanged('setArchived', await scoped.select(BOOKING_COLUMNS));
}

/**
 * Deletes archived bookings for good (Specification §4, Archive; the database refuses what is not archived).
 *
 * @throws QueryError of kind 'missing' when nothing was deleted
 */
export async function deleteBookings(client: RestClient, scope: BookingScope): Promise<void> {
  const removal = client.from('bookings').delete();
  const scoped =
    'id' in scope
      ? removal.eq('id', scope.id)
      : removal.eq('group_reference', scope.groupReference);
  unwrapChanged('deleteBookings', await scoped.select('id'));
}

async function updateBooking(
  client: RestClient,
  operation: string,
  { id, changes }: { id: string; changes: Partial<BookingRow> },
): Promise<StaffBooking> {
  const [booking] = unwrapChanged(
    operation,
    await client.from('bookings').update(changes).eq('id', id).select(BOOKING_COLUMNS),
  );
  return booking;
}
