import type { RestClient } from '@/lib/rest-client';
import { BOOKING_COLUMNS, type StaffBooking } from './staff-bookings';
import { QueryError, unwrap, unwrapRows } from './query-error';
import { olderThanCursor, readAllPages, ROW_CAP } from './read-all-pages';

// The unanswered requests; what changes many of them at once stands with the other changes, which load
// later.

/** The unanswered bookings that are not archived, newest first. */
export async function listPendingBookings(client: RestClient): Promise<StaffBooking[]> {
  return readAllPages<StaffBooking>(async (last) => {
    let query = client
      .from('bookings')
      .select(BOOKING_COLUMNS)
      .eq('status', 'pending')
      .eq('archived', false);
    if (last) query = query.lte('created_at', last.created_at).or(olderThanCursor(last));
    return unwrapRows(
      'listPendingBookings',
      await query
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(ROW_CAP),
    );
  });
}

/**
 * How many requests of a period were accepted. Unanswered and cancelled ones do not count, so that
 * a flood of false requests does not raise the usual number.
 *
 * @param options.from ISO time, included
 * @param options.to ISO time, not included
 */
export async function countRequestsTakenUp(
  client: RestClient,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const answer = await client
    .from('bookings')
    .select('id', { count: 'exact', head: true })
    .not('status', 'in', '(pending,cancelled)')
    .gte('created_at', from)
    .lt('created_at', to);
  unwrap('countRequestsTakenUp', answer);
  // An answer without a count is not from the backend, and returning 0 would be a guess.
  if (answer.count === null) {
    throw new QueryError('countRequestsTakenUp', { kind: 'server', message: '' });
  }
  return answer.count;
}
