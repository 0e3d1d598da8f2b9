import type { RestClient } from '@/lib/rest-client';
import type { BookingGroupRow } from '@/types/rows';
import { unwrapFirst, unwrapRows } from './query-error';

const GROUP_COLUMNS =
  'id,group_reference,group_name,total_guests,coordinator_email,coordinator_phone,notes,created_at';

/**
 * Booking groups, newest first, a stretch at a time (Specification §7, booking_groups).
 *
 * @param range rows from `first` to `last`, both included, counted from 0
 * @throws QueryError
 */
export async function listBookingGroups(
  client: RestClient,
  { first, last }: { first: number; last: number },
): Promise<BookingGroupRow[]> {
  return unwrapRows(
    'listBookingGroups',
    await client
      .from('booking_groups')
      .select(GROUP_COLUMNS)
      .order('created_at', { ascending: false })
      .order('id')
      .range(first, last),
  );
}

/**
 * One booking group, for an address that names it.
 *
 * @returns the group, or null when it is gone or hidden
 * @throws QueryError
 */
export async function findBookingGroup(
  client: RestClient,
  id: string,
): Promise<BookingGroupRow | null> {
  return unwrapFirst(
    'findBookingGroup',
    await client.from('booking_groups').select(GROUP_COLUMNS).eq('id', id),
  );
}
