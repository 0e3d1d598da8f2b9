import type { RestClient } from '@/lib/rest-client';
import type { GuestProfileRow } from '@/types/rows';
import { unwrapRows } from './query-error';

/**
 * The guests of some bookings, main contacts first (DATA-GROUP-03).
 *
 * @throws QueryError
 */
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
