import type { BookingStatus } from '@/domain/booking/booking-status';
import type { RestClient } from '@/lib/rest-client';
import type { BareBooking, StaffBooking } from './staff-bookings';
import { BOOKING_COLUMNS, OWN_COLUMNS } from './staff-bookings';
import { QueryError, unwrap, unwrapRows } from './query-error';
import { olderThanCursor, readAllPages, ROW_CAP } from './read-all-pages';

// The unanswered requests, and changes to many of them at once.

/** How many ids fit a request's URL, at some 40 characters each. */
export const IDS_AT_ONCE = 100;

/**
 * The unanswered bookings that are not archived, newest first.
 *
 * @throws QueryError
 */
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
  // An answer without a count is not from the backend, and returning 0 would be a guess.
  if (answer.count === null) {
    throw new QueryError('countRequestsTakenUp', { kind: 'server', message: '' });
  }
  return answer.count;
}

/**
 * Changes bookings from one status to another, all or none of those that still have the first;
 * bookings that were answered meanwhile are not changed.
 *
 * @param options.ids at most IDS_AT_ONCE
 * @param options.now ISO time, stored as updated_at
 * @param options.commandId under which the database remembers the change
 * @returns the bookings that were changed, as stored; may be none
 * @throws QueryError of kind 'conflict' when a cancelled stay would be restored but its room is
 *   taken
 */
export async function moveBookings(
  client: RestClient,
  {
    ids,
    from,
    to,
    now,
    commandId,
  }: {
    ids: readonly string[];
    from: BookingStatus;
    to: BookingStatus;
    now: string;
    commandId?: string;
  },
): Promise<BareBooking[]> {
  return unwrapRows(
    'moveBookings',
    await client
      .from('bookings')
      .update({
        status: to,
        updated_at: now,
        ...(commandId !== undefined && { command_id: commandId }),
      })
      .in('id', ids)
      .eq('status', from)
      .select(OWN_COLUMNS),
  );
}
