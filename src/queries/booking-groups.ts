import type { RestClient } from '@/lib/rest-client';
import type { BookingGroupRow } from '@/types/rows';
import { unwrap } from './query-error';
import { readAllPages } from './read-all-pages';

/**
 * All booking groups, newest first (Specification §7, booking_groups).
 *
 * @throws QueryError
 */
export async function listBookingGroups(client: RestClient): Promise<BookingGroupRow[]> {
  return readAllPages(async ({ first, last }) =>
    unwrap(
      'listBookingGroups',
      await client
        .from('booking_groups')
        .select(
          'id,group_reference,group_name,total_guests,coordinator_email,coordinator_phone,notes,created_at',
        )
        .order('created_at', { ascending: false })
        .order('id')
        .range(first, last),
    ),
  );
}
