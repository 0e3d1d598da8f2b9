import type { BookingStatus } from '@/domain/booking-status';
import type { RestClient } from '@/lib/rest-client';
import type { BareBooking, StaffBooking } from './staff-bookings';
import { BOOKING_COLUMNS, OWN_COLUMNS } from './staff-bookings';
import { QueryError, unwrap, unwrapRows } from './query-error';
import { olderThan, readOn, ROW_CAP } from './read-on';

// What the panel asks of the requests that wait for an answer, and what it does to many of them at once.

/** Ids that fit one address: each takes some 40 characters of it. */
export const IDS_AT_ONCE = 100;

/**
 * The bookings that wait for an answer and are not archived, newest first.
 *
 * @throws QueryError
 */
export async function listPendingBookings(client: RestClient): Promise<StaffBooking[]> {
  return readOn<StaffBooking>(async (last) => {
    let query = client
      .from('bookings')
      .select(BOOKING_COLUMNS)
      .eq('status', 'pending')
      .eq('archived', false);
    if (last) query = query.lte('created_at', last.created_at).or(olderThan(last));
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
 * How many requests of a span of time the house took up: neither those that still wait nor cancelled
 * ones, so that a flood of false requests does not become what is usual.
 *
 * @param options.from ISO time, included
 * @param options.to ISO time, not included
 * @throws QueryError
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
  // Without its count it is not the backend's answer: none taken up would be a guess.
  if (answer.count === null) {
    throw new QueryError('countRequestsTakenUp', { kind: 'server', message: '' });
  }
  return answer.count;
}

/**
 * Moves bookings from one status to another, all or none of those that still have the first; whoever
 * was answered meanwhile is left alone.
 *
 * @param options.ids at most IDS_AT_ONCE
 * @param options.now ISO time, stored as updated_at
 * @returns the bookings that were changed, as stored; may be none
 * @throws QueryError of kind 'conflict' when a cancelled stay would come back onto a taken room
 */
export async function moveBookings(
  client: RestClient,
  {
    ids,
    from,
    to,
    now,
  }: { ids: readonly string[]; from: BookingStatus; to: BookingStatus; now: string },
): Promise<BareBooking[]> {
  return unwrapRows(
    'moveBookings',
    await client
      .from('bookings')
      .update({ status: to, updated_at: now })
      .in('id', ids)
      .eq('status', from)
      .select(OWN_COLUMNS),
  );
}
