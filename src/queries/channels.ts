import type { Day } from '@/domain/dates';
import type { RestClient } from '@/lib/rest-client';
import type { BookingRow, ChannelEventRow, ChannelFeedRow, RoomRow } from '@/types/rows';
import { unwrapObjects } from './json-answer';
import { unwrap, unwrapChanged, unwrapRows } from './query-error';
import { readOn, ROW_CAP } from './read-on';
import type { StaffBooking } from './staff-bookings';

// Calendars of other platforms: which are read, how that went, and what came of it (CHAN).

/** A calendar that is read, with the key of the one that is given away in return. Times are ISO. */
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
  | 'drop_accepted'
  | 'exported_at'
  | 'created_at'
>;

/** What staff say of a calendar; without an address only ours is given away. */
export type NewChannelFeed = Pick<ChannelFeedRow, 'room_id' | 'channel' | 'url'>;

/** An entry of a calendar; `starts` and `ends` are arrival and departure, yyyy-mm-dd in Europe/Lisbon. */
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

/** An entry with the booking that came of it. */
export type ListedChannelEvent = ChannelEvent & {
  bookings: Pick<BookingRow, 'booking_number' | 'guest_name'> | null;
};

/** As much of a foreign stay as is counted. */
export type ForeignStayRow = Pick<ChannelEventRow, 'id' | 'feed_id' | 'state' | 'missing_since'>;

/** A foreign stay that has no room, with the calendar that it came by and the booking that it was before. */
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
  'id,room_id,channel,url,export_key,blocks_are_stays,is_active,tried_at,succeeded_at,failing_since,last_error,warning,drop_accepted,exported_at,created_at';
const EVENT_COLUMNS =
  'id,feed_id,kind,starts,ends,summary,state,booking_id,missing_since,created_at';
/** What makes up a ChannelConflict. */
export const CONFLICT_COLUMNS =
  'id,feed_id,kind,starts,ends,summary,state,booking_id,missing_since,created_at,channel_feeds!inner(channel,room_id,is_active,rooms!inner(room_number,name)),bookings(booking_number,room_id,guest_name,number_of_guests,check_in_date,check_out_date,rooms!inner(room_number,name))';

/**
 * Every calendar of every room, in the order in which they were added (CHAN-02).
 *
 * @throws QueryError
 */
export async function listChannelFeeds(client: RestClient): Promise<ChannelFeed[]> {
  return unwrapRows(
    'listChannelFeeds',
    await client.from('channel_feeds').select(FEED_COLUMNS).order('created_at').order('id'),
  );
}

/**
 * Adds a calendar to a room; the database makes the key of ours (CHAN-01, CHAN-02).
 *
 * @throws QueryError of kind 'conflict' with code 23505 when this room reads this address already, of kind
 *   'server' with code 23514 for an address that is not https
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
 * Changes what staff say of a calendar. Another address begins anew; null stops the reading, and the address
 * of ours goes on. `drop_accepted` says that stays which vanished together are cancelled indeed (CHAN-05).
 *
 * @returns the calendar as stored
 * @throws QueryError of kind 'missing' when it is gone, and as `insertChannelFeed`
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

/**
 * Removes a calendar with the address of ours. The bookings that it brought stay.
 *
 * @throws QueryError of kind 'missing' when it is gone
 */
export async function deleteChannelFeed(client: RestClient, id: string): Promise<void> {
  unwrapChanged(
    'deleteChannelFeed',
    await client.from('channel_feeds').delete().eq('id', id).select('id'),
  );
}

/**
 * Gives the calendars of a room new addresses; the old ones are dead from then on (CHAN-01).
 *
 * @throws QueryError of kind 'forbidden' for whoever is not staff
 */
export async function renewChannelKeys(client: RestClient, roomId: string): Promise<void> {
  unwrap('renewChannelKeys', await client.rpc('renew_channel_keys', { room: roomId }));
}

/**
 * What a calendar holds from a day on, but for what vanished there, by arrival, with the bookings that came of
 * it. At most 1000.
 *
 * @param today yyyy-mm-dd in Europe/Lisbon; what ends on it is over
 * @throws QueryError
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
 * The stays that the calendars of all rooms have brought, booked or without a room, to be counted; of what is
 * closed there and of our own nights nothing (CHAN-02).
 *
 * @param today yyyy-mm-dd in Europe/Lisbon; what ends on it is over
 * @throws QueryError
 */
export async function listForeignStays(client: RestClient, today: Day): Promise<ForeignStayRow[]> {
  return readOn(async (last?: ForeignStayRow) => {
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
 * @param today yyyy-mm-dd in Europe/Lisbon; what ends on it is over
 * @throws QueryError
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
 * Sets a conflict aside, or takes it up again.
 *
 * @throws QueryError of kind 'missing' when it was settled meanwhile, or is a booking already
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
 * 'É a mesma estadia': the foreign stay is this booking of ours, which follows the platform from now on. A
 * booking that lacks nights of it stays a conflict until it has its dates (CHAN-04).
 *
 * @throws QueryError of kind 'stale' when the conflict was settled meanwhile, 'invalid' when the booking is
 *   cancelled, gone, or already another stay of that calendar
 */
export async function linkSameStay(
  client: RestClient,
  { eventId, bookingId }: { eventId: string; bookingId: string },
): Promise<void> {
  unwrap('linkSameStay', await client.rpc('same_stay', { event: eventId, booking: bookingId }));
}

/**
 * Books a foreign stay in a room, which need not be the one that it was sold as there (CHAN-04).
 *
 * @returns the booking as stored, alone in its list
 * @throws QueryError of kind 'stale' when the conflict was settled meanwhile, 'conflict' when the room is taken
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
