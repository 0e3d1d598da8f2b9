import type { Day } from '@/domain/calendar/dates';
import type { RestClient } from '@/lib/rest-client';
import type { BookingRow, ChannelEventRow, ChannelFeedRow, RoomRow } from '@/types/rows';
import { unwrapObjects } from './json-answer';
import { unwrap, unwrapChanged, unwrapRows } from './query-error';
import { readAllPages, ROW_CAP } from './read-all-pages';
import type { StaffBooking } from './staff-bookings';

// Calendars of other platforms: their settings, the state of reading them, and their entries
// (CHAN).

/** A calendar that is read, with the key of the one published in return. Times are ISO. */
export type ChannelFeed = Pick<
  ChannelFeedRow,
  | 'id'
  | 'room_id'
  | 'channel'
  | 'url'
  | 'export_key'
  | 'blocks_are_stays'
  | 'is_active'
  | 'tried_at'
  | 'succeeded_at'
  | 'failing_since'
  | 'last_error'
  | 'warning'
  | 'unread_count'
  | 'unread'
  | 'drop_accepted'
  | 'exported_at'
  | 'created_at'
>;

/** The settings of a new calendar; without an address, only ours is published. */
export type NewChannelFeed = Pick<ChannelFeedRow, 'room_id' | 'channel' | 'url'>;

/**
 * An entry of a calendar; `starts` and `ends` are arrival and departure, yyyy-mm-dd in
 * Europe/Lisbon.
 */
export type ChannelEvent = Pick<
  ChannelEventRow,
  | 'id'
  | 'feed_id'
  | 'kind'
  | 'starts'
  | 'ends'
  | 'summary'
  | 'state'
  | 'booking_id'
  | 'missing_since'
  | 'created_at'
>;

export type ListedChannelEvent = ChannelEvent & {
  bookings: Pick<BookingRow, 'booking_number' | 'guest_name'> | null;
};

export type ForeignStayRow = Pick<ChannelEventRow, 'id' | 'feed_id' | 'state' | 'missing_since'>;

/** A foreign stay without a room, with its calendar and the booking it had before, if any. */
export type ChannelConflict = ChannelEvent & {
  channel_feeds: Pick<ChannelFeedRow, 'channel' | 'room_id' | 'is_active'> & {
    rooms: Pick<RoomRow, 'room_number' | 'name'>;
  };
  bookings:
    | (Pick<
        BookingRow,
        | 'booking_number'
        | 'room_id'
        | 'guest_name'
        | 'number_of_guests'
        | 'check_in_date'
        | 'check_out_date'
      > & { rooms: Pick<RoomRow, 'room_number' | 'name'> })
    | null;
};

const FEED_COLUMNS =
  'id,room_id,channel,url,export_key,blocks_are_stays,is_active,tried_at,succeeded_at,failing_since,last_error,warning,unread_count,unread,drop_accepted,exported_at,created_at';
const EVENT_COLUMNS =
  'id,feed_id,kind,starts,ends,summary,state,booking_id,missing_since,created_at';
export const CONFLICT_COLUMNS =
  'id,feed_id,kind,starts,ends,summary,state,booking_id,missing_since,created_at,channel_feeds!inner(channel,room_id,is_active,rooms!inner(room_number,name)),bookings(booking_number,room_id,guest_name,number_of_guests,check_in_date,check_out_date,rooms!inner(room_number,name))';

/** Every calendar of every room, in the order in which they were added (CHAN-02). */
export async function listChannelFeeds(client: RestClient): Promise<ChannelFeed[]> {
  return unwrapRows(
    'listChannelFeeds',
    await client.from('channel_feeds').select(FEED_COLUMNS).order('created_at').order('id'),
  );
}

/**
 * Adds a calendar to a room; the database creates the key of ours (CHAN-01). Fails as 'conflict'
 * with code 23505 when this room already reads this address, as 'server' with code 23514 for an
 * address that is not https.
 */
export async function insertChannelFeed(
  client: RestClient,
  feed: NewChannelFeed,
): Promise<ChannelFeed> {
  const [stored] = unwrapChanged(
    'insertChannelFeed',
    await client.from('channel_feeds').insert(feed).select(FEED_COLUMNS),
  );
  return stored;
}

/**
 * Changes the settings of a calendar. A new address resets its state; null stops the reading, while
 * our own calendar stays published. `drop_accepted` confirms that stays which vanished together are
 * cancelled (CHAN-05). Fails as 'missing' when it is gone, and as `insertChannelFeed`.
 */
export async function updateChannelFeed(
  client: RestClient,
  {
    id,
    changes,
  }: {
    id: string;
    changes: Partial<Pick<ChannelFeed, 'url' | 'blocks_are_stays' | 'is_active' | 'drop_accepted'>>;
  },
): Promise<ChannelFeed> {
  const [stored] = unwrapChanged(
    'updateChannelFeed',
    await client.from('channel_feeds').update(changes).eq('id', id).select(FEED_COLUMNS),
  );
  return stored;
}

/** Deletes a calendar and the address of ours. The bookings that came from it stay. */
export async function deleteChannelFeed(client: RestClient, id: string): Promise<void> {
  unwrapChanged(
    'deleteChannelFeed',
    await client.from('channel_feeds').delete().eq('id', id).select('id'),
  );
}

/** Gives our calendars of a room new addresses; the old ones stop working. */
export async function renewChannelKeys(client: RestClient, roomId: string): Promise<void> {
  unwrap('renewChannelKeys', await client.rpc('renew_channel_keys', { room: roomId }));
}

/**
 * The entries of a calendar from a day on, without those that vanished from it, by arrival, with
 * their bookings. At most 1000.
 *
 * @param today yyyy-mm-dd in Europe/Lisbon; entries that end on it are over
 */
export async function listChannelEvents(
  client: RestClient,
  { feedId, today }: { feedId: string; today: Day },
): Promise<ListedChannelEvent[]> {
  return unwrapRows(
    'listChannelEvents',
    await client
      .from('channel_events')
      .select(`${EVENT_COLUMNS},bookings(booking_number,guest_name)`)
      .eq('feed_id', feedId)
      .gt('ends', today)
      .neq('state', 'gone')
      .order('starts')
      .order('id')
      .limit(ROW_CAP),
  );
}

/**
 * The stays from the calendars of all rooms, booked or without a room, for counting; without closed
 * days and our own nights.
 *
 * @param today yyyy-mm-dd in Europe/Lisbon; entries that end on it are over
 */
export async function listForeignStays(client: RestClient, today: Day): Promise<ForeignStayRow[]> {
  return readAllPages(async (last?: ForeignStayRow) => {
    const stays = client
      .from('channel_events')
      .select('id,feed_id,state,missing_since')
      .in('state', ['booked', 'conflict'])
      .gt('ends', today);
    return unwrapRows(
      'listForeignStays',
      await (last === undefined ? stays : stays.gt('id', last.id)).order('id').limit(ROW_CAP),
    );
  });
}

/**
 * The foreign stays that have no room, by arrival (CHAN-04).
 *
 * @param today yyyy-mm-dd in Europe/Lisbon; entries that end on it are over
 */
export async function listChannelConflicts(
  client: RestClient,
  today: Day,
): Promise<ChannelConflict[]> {
  return unwrapRows(
    'listChannelConflicts',
    await client
      .from('channel_events')
      .select(CONFLICT_COLUMNS)
      .eq('state', 'conflict')
      .gt('ends', today)
      .order('starts')
      .order('id'),
  );
}

/**
 * Dismisses a conflict, or reopens it. Fails as 'missing' when it was resolved meanwhile, or
 * already has a booking.
 */
export async function setConflictDismissed(
  client: RestClient,
  { id, isDismissed }: { id: string; isDismissed: boolean },
): Promise<void> {
  const [from, to] = isDismissed ? ['conflict', 'dismissed'] : ['dismissed', 'conflict'];
  unwrapChanged(
    'setConflictDismissed',
    await client
      .from('channel_events')
      .update({ state: to })
      .eq('id', id)
      .eq('state', from)
      .select('id'),
  );
}

/**
 * 'É a mesma estadia': links the foreign stay to a booking of ours, which follows the platform from
 * now on. If the booking lacks some of its nights, it stays a conflict until the dates match. Fails
 * as 'stale' when the conflict was resolved meanwhile, 'invalid' when the booking is cancelled,
 * gone, or already linked to another stay of that calendar.
 */
export async function linkSameStay(
  client: RestClient,
  { eventId, bookingId }: { eventId: string; bookingId: string },
): Promise<void> {
  unwrap('linkSameStay', await client.rpc('same_stay', { event: eventId, booking: bookingId }));
}

/**
 * Books a foreign stay in a room, which may be another than the one that was sold. Returns a list
 * with only the booking as stored. Fails as 'stale' when the conflict was resolved meanwhile,
 * 'conflict' when the room is taken.
 */
export async function placeForeignStay(
  client: RestClient,
  { eventId, roomId }: { eventId: string; roomId: string },
): Promise<StaffBooking[]> {
  return unwrapObjects(
    'placeForeignStay',
    await client.rpc('place_stay', { event: eventId, room: roomId }),
  );
}
