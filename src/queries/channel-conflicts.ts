import type { Day } from '@/domain/calendar/dates';
import type { RestClient } from '@/lib/rest-client';
import type { ChannelEventRow, ChannelFeedRow, RoomRow } from '@/types/rows';
import { CONFLICT_COLUMNS, type ChannelConflict } from './channels';
import { unwrapFirst, unwrapRows } from './query-error';
import { BOOKING_COLUMNS, type StaffBooking } from './staff-bookings';

// What resolving a conflict needs besides the conflicts themselves (CHAN-04).

/** A room and the nights wanted in it; arrival and departure, yyyy-mm-dd in Europe/Lisbon. */
export interface WantedNights {
  roomId: string;
  starts: Day;
  ends: Day;
}

/** One of our stays, and the calendar entries that it is in. */
export type StayInTheWay = StaffBooking & {
  channel_events: Pick<ChannelEventRow, 'feed_id' | 'state' | 'missing_since'>[];
};

/** So many filters fit a request's URL. */
const PLACES_AT_ONCE = 40;

/**
 * The live bookings that occupy one of the rooms on one of the nights wanted in it, by arrival,
 * with the calendar entries that they follow. Sends no request if nothing is wanted.
 */
export async function listStaysInTheWay(
  client: RestClient,
  wanted: readonly WantedNights[],
): Promise<StayInTheWay[]> {
  const found = new Map<string, StayInTheWay>();
  for (let place = 0; place < wanted.length; place += PLACES_AT_ONCE) {
    const filters = wanted
      .slice(place, place + PLACES_AT_ONCE)
      .map(
        ({ roomId, starts, ends }) =>
          `and(room_id.eq.${roomId},check_in_date.lt.${ends},check_out_date.gt.${starts})`,
      );
    const rows = unwrapRows(
      'listStaysInTheWay',
      // Sequentially, because more than forty conflicts are rare and none of them is urgent.
      // oxlint-disable-next-line no-await-in-loop
      await client
        .from('bookings')
        .select(`${BOOKING_COLUMNS},channel_events(feed_id,state,missing_since)`)
        .neq('status', 'cancelled')
        .or(filters.join(','))
        .order('check_in_date')
        .order('id'),
    );
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
}

/**
 * The conflicts that staff have dismissed and could reopen, by arrival. Cancelled bookings of
 * platforms are not among them.
 *
 * @param today yyyy-mm-dd in Europe/Lisbon; stays that end on it are over
 */
export async function listDismissedConflicts(
  client: RestClient,
  today: Day,
): Promise<ChannelConflict[]> {
  return unwrapRows(
    'listDismissedConflicts',
    await client
      .from('channel_events')
      .select(CONFLICT_COLUMNS)
      .eq('state', 'dismissed')
      .is('booking_id', null)
      .gt('ends', today)
      .order('starts')
      .order('id'),
  );
}

export type EventFate = Pick<ChannelEventRow, 'id' | 'state' | 'booking_id'>;

/**
 * The current state of a calendar entry, to see whether an action whose answer was lost was carried
 * out. Null when it was deleted with its calendar.
 */
export async function findEventFate(client: RestClient, id: string): Promise<EventFate | null> {
  return unwrapFirst(
    'findEventFate',
    await client.from('channel_events').select('id,state,booking_id').eq('id', id),
  );
}

/** The calendar that a booking follows, with the columns that its dialog shows. */
export type FollowedChannel = Pick<ChannelEventRow, 'id' | 'state' | 'starts' | 'ends'> & {
  channel_feeds: Pick<ChannelFeedRow, 'channel' | 'is_active'> & {
    rooms: Pick<RoomRow, 'room_number'>;
  };
};

/**
 * The calendar entries that belong to a booking, the oldest first: usually none or one (CHAN-03).
 */
export async function listChannelsOfBooking(
  client: RestClient,
  bookingId: string,
): Promise<FollowedChannel[]> {
  return unwrapRows(
    'listChannelsOfBooking',
    await client
      .from('channel_events')
      .select(
        'id,state,starts,ends,channel_feeds!inner(channel,is_active,rooms!inner(room_number))',
      )
      .eq('booking_id', bookingId)
      .order('created_at')
      .order('id'),
  );
}
