import {
  feedHealth,
  feedNames,
  isFailingLong,
  NO_STAYS,
  type StayCounts,
} from '@/domain/channel/feeds';
import type { ChannelFeed } from '@/queries/channels';
import type { ChannelRoom } from '../useChannels';

/** A calendar that somebody must look at. */
export interface FeedAlert {
  feed: ChannelFeed;
  /** 'Airbnb, quarto 2' */
  whose: string;
  own: StayCounts;
  kind: 'failing' | 'drop' | 'unread';
}

/**
 * Failing calendars first, the longest failing on top, then those that lack stays, then those with
 * entries that could not be read.
 */
export function alertsOf(
  rooms: readonly ChannelRoom[],
  { counts, now }: { counts: ReadonlyMap<string, StayCounts> | null; now: Date },
): FeedAlert[] {
  const read = rooms.flatMap(({ room, feeds }) => {
    const names = feedNames(feeds);
    return feeds
      .filter(({ url, is_active }) => url !== null && is_active)
      .map((feed) => ({
        feed,
        whose: `${names.get(feed.id)}, quarto ${room.room_number}`,
        own: counts?.get(feed.id) ?? NO_STAYS,
      }));
  });
  const failing = read
    .filter(({ feed }) => isFailingLong(feed, now))
    .toSorted((a, b) => (a.feed.failing_since ?? '').localeCompare(b.feed.failing_since ?? ''));
  const dropped = read.filter(
    ({ feed, own }) => own.missing > 0 && feedHealth(feed, own) === 'drop',
  );
  const unread = read.filter(({ feed }) => feed.unread_count > 0);
  const alertOf =
    (kind: FeedAlert['kind']) =>
    ({ feed, whose, own }: Omit<FeedAlert, 'kind'>): FeedAlert => ({ kind, feed, whose, own });
  return [
    ...failing.map(alertOf('failing')),
    ...dropped.map(alertOf('drop')),
    ...unread.map(alertOf('unread')),
  ];
}
