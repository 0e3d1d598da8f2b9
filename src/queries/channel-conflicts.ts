import type { Day } from '@/domain/dates';
import type { RestClient } from '@/lib/rest-client';
import type { ChannelEventRow, ChannelFeedRow, RoomRow } from '@/types/rows';
import { CONFLICT_COLUMNS, type ChannelConflict } from './channels';
import { unwrapFirst, unwrapRows } from './query-error';
import { BOOKING_COLUMNS, type StaffBooking } from './staff-bookings';

// What settling a conflict has to know, beside the conflicts themselves (CHAN-04).

/** A room and the nights that somebody wants of it: arrival and departure, yyyy-mm-dd in Europe/Lisbon. */
export interface WantedNights {
  roomId: string;
  starts: Day;
  ends: Day;
}

/** So many fit an address. */
const PLACES_AT_ONCE = 40;

/**
 * The live bookings that hold one of some rooms on one of the nights wanted of it, by arrival. Without wishes
 * nothing is asked.
 *
 * @throws QueryError
 */
export async function listStaysInTheWay(
  client: RestClient,
  wanted: readonly WantedNights[],
): Promise<StaffBooking[]> {
  const found = new Map<string, StaffBooking>();
  for (let place = 0; place < wanted.length; place += PLACES_AT_ONCE) {
    const filters = wanted
      .slice(place, place + PLACES_AT_ONCE)
      .map(
        ({ roomId, starts, ends }) =>
          `and(room_id.eq.${roomId},check_in_date.lt.${ends},check_out_date.gt.${starts})`,
      );
    const rows = unwrapRows(
      'listStaysInTheWay',
      // One after the other: more than forty conflicts are rare, and none of them is in a hurry.
      // oxlint-disable-next-line no-await-in-loop
      await client
        .from('bookings')
        .select(BOOKING_COLUMNS)
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
 * The conflicts that staff have set aside and could take up again, by arrival. Bookings of platforms that staff
 * have cancelled are none of them.
 *
 * @param today yyyy-mm-dd in Europe/Lisbon; what ends on it is over
 * @throws QueryError
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

/** What has become of an entry of a calendar. */
export type EventFate = Pick<ChannelEventRow, 'id' | 'state' | 'booking_id'>;

/**
 * What has become of an entry of a calendar: whether a deed whose answer was lost has been done.
 *
 * @returns null when it is gone with its calendar
 * @throws QueryError
 */
export async function findEventFate(client: RestClient, id: string): Promise<EventFate | null> {
  return unwrapFirst(
    'findEventFate',
    await client.from('channel_events').select('id,state,booking_id').eq('id', id),
  );
}

/** The calendar that a booking follows, as far as its window says. */
export type FollowedChannel = Pick<ChannelEventRow, 'id' | 'state' | 'starts' | 'ends'> & {
  channel_feeds: Pick<ChannelFeedRow, 'channel' | 'is_active'> & {
    rooms: Pick<RoomRow, 'room_number'>;
  };
};

/**
 * The calendars whose entries a booking is, the oldest first: usually none or one (CHAN-03).
 *
 * @throws QueryError
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
