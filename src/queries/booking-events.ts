import type { RestClient } from '@/lib/rest-client';
import type { BookingEventRow } from '@/types/rows';
import { unwrapRows } from './query-error';

/** An event in the history of a booking; `changes` is {column: [from, to]}. */
export type BookingEvent = Pick<
  BookingEventRow,
  'id' | 'at' | 'kind' | 'actor' | 'actor_id' | 'actor_name' | 'changes'
>;

/** The most events that are read; nobody needs more about one booking. */
const EVENTS_AT_MOST = 200;

/** The history of a booking, newest first (HIST-02). */
export async function listBookingEvents(
  client: RestClient,
  bookingId: string,
): Promise<BookingEvent[]> {
  return unwrapRows(
    'listBookingEvents',
    await client
      .from('booking_events')
      .select('id,at,kind,actor,actor_id,actor_name,changes')
      .eq('booking_id', bookingId)
      .order('id', { ascending: false })
      .limit(EVENTS_AT_MOST),
  );
}
