import type { RestClient } from '@/lib/rest-client';
import { unwrapRows } from './query-error';
import { olderThanCursor, readAllPages, ROW_CAP, afterCursor } from './read-all-pages';
import { BOOKING_COLUMNS, type StaffBooking } from './staff-bookings';

// The bookings of groups for the panel, with their rooms.

/**
 * All bookings of some groups, either archived or not, newest first, to complete the groups that a
 * page of the list has cut (decisions.md, Admin).
 *
 * @param options.groupReferences those of one page, so few that they fit a request's URL
 */
export async function listBookingsOfGroups(
  client: RestClient,
  { groupReferences, archived }: { groupReferences: string[]; archived: boolean },
): Promise<StaffBooking[]> {
  return readAllPages<StaffBooking>(async (last) => {
    let query = client
      .from('bookings')
      .select(BOOKING_COLUMNS)
      .eq('archived', archived)
      .in('group_reference', groupReferences);
    if (last) query = query.lte('created_at', last.created_at).or(olderThanCursor(last));
    return unwrapRows(
      'listBookingsOfGroups',
      await query
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(ROW_CAP),
    );
  });
}

/** All bookings of a group, archived or not, oldest first (DATA-BOOK-17). */
export async function listGroupBookings(
  client: RestClient,
  groupReference: string,
): Promise<StaffBooking[]> {
  return unwrapRows(
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
 * The bookings of some rows of booking_groups, with their rooms, oldest first (DATA-GROUP-02), in
 * one call for all groups on the screen.
 *
 * @param groupIds those on the screen, so few that they fit a request's URL
 */
export async function listBookingsByGroupIds(
  client: RestClient,
  groupIds: string[],
): Promise<StaffBooking[]> {
  return readAllPages<StaffBooking>(async (last) => {
    let query = client.from('bookings').select(BOOKING_COLUMNS).in('group_id', groupIds);
    if (last)
      query = query.gte('created_at', last.created_at).or(afterCursor(last, ['created_at', 'id']));
    return unwrapRows(
      'listBookingsByGroupIds',
      await query.order('created_at').order('id').limit(ROW_CAP),
    );
  });
}

/**
 * The guests who are checked in to some rooms and have not left, e.g. before others are checked in
 * there. Those who should have left more than two weeks ago were forgotten, as in the day's lists.
 *
 * @param options.roomIds so few that they fit a request's URL
 * @param options.since yyyy-mm-dd; stays that ended before do not count
 */
export async function listGuestsStillIn(
  client: RestClient,
  { roomIds, since }: { roomIds: readonly string[]; since: string },
): Promise<StaffBooking[]> {
  return unwrapRows(
    'listGuestsStillIn',
    await client
      .from('bookings')
      .select(BOOKING_COLUMNS)
      .eq('status', 'checked_in')
      .in('room_id', roomIds)
      .gte('check_out_date', since),
  );
}
