import type { RestClient } from '@/lib/rest-client';
import type { BookingGroupRow, GuestProfileRow } from '@/types/rows';
import { unwrapFirst, unwrapRows } from './query-error';
import { olderThanCursor, type NewestFirstCursor } from './read-all-pages';

const GROUP_COLUMNS =
  'id,group_reference,group_name,total_guests,coordinator_email,coordinator_phone,notes,created_at';

/**
 * Booking groups, newest first, a page at a time (DATA-GROUP-01).
 *
 * @param options.after the last group of the previous page; null for the first page
 * @param options.limit the most groups to return
 */
export async function listBookingGroups(
  client: RestClient,
  { after, limit }: { after: NewestFirstCursor | null; limit: number },
): Promise<BookingGroupRow[]> {
  let query = client.from('booking_groups').select(GROUP_COLUMNS);
  if (after) query = query.lte('created_at', after.created_at).or(olderThanCursor(after));
  return unwrapRows(
    'listBookingGroups',
    await query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit),
  );
}

/** One booking group, for a link to it. Null when it is gone or hidden. */
export async function findBookingGroup(
  client: RestClient,
  id: string,
): Promise<BookingGroupRow | null> {
  return unwrapFirst(
    'findBookingGroup',
    await client.from('booking_groups').select(GROUP_COLUMNS).eq('id', id),
  );
}

/** The ids of so many groups fit a request's URL, and nobody looks through more. */
const GROUPS_OF_ONE_NAME = 100;

/** The ids of the newest groups whose name matches a pattern of `ilike` (staff). */
export async function findGroupIdsByName(client: RestClient, pattern: string): Promise<string[]> {
  const groups = unwrapRows(
    'findGroupIdsByName',
    await client
      .from('booking_groups')
      .select('id')
      .ilike('group_name', pattern)
      .order('created_at', { ascending: false })
      .limit(GROUPS_OF_ONE_NAME),
  );
  return groups.map(({ id }) => id);
}

/** The guests of some bookings, main contacts first (DATA-GROUP-03). */
export async function listGuestProfiles(
  client: RestClient,
  bookingIds: string[],
): Promise<GuestProfileRow[]> {
  return unwrapRows(
    'listGuestProfiles',
    await client
      .from('guest_profiles')
      .select(
        'id,booking_id,full_name,is_primary_contact,age_group,email,phone,special_requests,emergency_contact_name,emergency_contact_phone,created_at',
      )
      .in('booking_id', bookingIds)
      .order('is_primary_contact', { ascending: false })
      .order('full_name'),
  );
}
