import { http, HttpResponse } from 'msw';
import type { ChannelFeed, ForeignStayRow, ListedChannelEvent } from '@/queries/channels';
import type { WhatsNew } from '@/queries/whats-new';
import { openGrid } from './availability-screen';
import { uuid } from './builders';
import { onRpc, onTable, type RestFailure, roundAnswer, server } from './server';

export const CHANNELS_PATH = '/admin/availability-pricing?separador=canais';
export const CONFLICTS_PATH = `${CHANNELS_PATH}&vista=conflitos`;

/** The moment at which these tests take place: 15:30 at the house. */
export const CHANNELS_NOW = '2026-11-23T15:30:00.000Z';

const minutesAgo = (minutes: number) =>
  new Date(Date.parse(CHANNELS_NOW) - minutes * 60_000).toISOString();
export { minutesAgo };

/** A calendar of room 2 that was read four minutes ago. */
export function makeFeed(overrides: Partial<ChannelFeed> = {}): ChannelFeed {
  return {
    id: uuid(21, 1),
    room_id: uuid(1, 2),
    channel: 'booking_com',
    url: 'https://ical.booking.com/v1/export?t=4f1c8a2b-77c3-4b8f-9c61-0000a9e0',
    export_key: 'Qm4TbookingcomKeyx2Lp',
    blocks_are_stays: false,
    is_active: true,
    tried_at: minutesAgo(4),
    succeeded_at: minutesAgo(4),
    failing_since: null,
    last_error: null,
    warning: null,
    unread_count: 0,
    unread: [],
    drop_accepted: false,
    exported_at: minutesAgo(12),
    created_at: minutesAgo(90_000),
    ...overrides,
  };
}

/** Stays of a calendar; the first `missing` of them have been missing in it for `since` minutes. */
export function makeStays(
  feed: ChannelFeed,
  count: number,
  { state = 'booked', missing = 0, since = 14 } = {},
): ForeignStayRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${feed.id}-${state}-${index}`,
    feed_id: feed.id,
    state,
    missing_since: index < missing ? minutesAgo(since) : null,
  }));
}

/** Calendars that behave as in the database; of rooms 2 and 10 unless told otherwise. */
export function openChannels({
  feeds: first = [],
  stays = [],
  events = [],
  refusal = null,
  round = {},
  grid = {},
}: {
  feeds?: ChannelFeed[];
  stays?: ForeignStayRow[];
  /** What is listed of one calendar. */
  events?: ListedChannelEvent[];
  /** The answer to every change. */
  refusal?: RestFailure | null;
  round?: Partial<WhatsNew>;
  grid?: Parameters<typeof openGrid>[0];
} = {}) {
  let feeds = first;
  openGrid(grid);
  onRpc('whats_new', (body) => {
    const { since }: { since?: string } = Object(body);
    return roundAnswer({ ...round, ...(since === undefined ? { reload: true } : {}) });
  });
  const idOf = (params: URLSearchParams) => params.get('id')?.replace('eq.', '');
  const change = (params: URLSearchParams, changes: object) => {
    feeds = feeds.map((feed) => (feed.id === idOf(params) ? { ...feed, ...changes } : feed));
    return feeds.filter(({ id }) => id === idOf(params));
  };
  onTable('get', 'channel_events', ({ params }) => (params.has('feed_id') ? events : stays));
  return {
    reads: onTable('get', 'channel_feeds', () => feeds),
    inserts: onTable('post', 'channel_feeds', ({ body }) => {
      if (refusal !== null) return refusal;
      const added = makeFeed({
        id: uuid(21, 100 + feeds.length),
        export_key: `newKey${feeds.length}xxxxxxxxxxxxxxxx`,
        tried_at: null,
        succeeded_at: null,
        exported_at: null,
        created_at: minutesAgo(0),
        ...Object(body),
      });
      feeds = [...feeds, added];
      return [added];
    }),
    changes: onTable(
      'patch',
      'channel_feeds',
      ({ params, body }) => refusal ?? change(params, Object(body)),
    ),
    deletions: onTable('delete', 'channel_feeds', ({ params }) => {
      if (refusal !== null) return refusal;
      const gone = feeds.filter(({ id }) => id === idOf(params));
      feeds = feeds.filter(({ id }) => id !== idOf(params));
      return gone;
    }),
    /** Changes a calendar as somebody else, or a sync, would. */
    write: (id: string, changes: Partial<ChannelFeed>) => {
      feeds = feeds.map((feed) => (feed.id === id ? { ...feed, ...changes } : feed));
    },
  };
}

/**
 * Answers syncs by hand: `answer` is given the calendar's id. Returns the ids in the order asked.
 */
export function onSync(answer: (feed: string) => object | Response | Promise<Response>): string[] {
  const asked: string[] = [];
  server.use(
    http.post('*/functions/v1/sync-calendars', async ({ request }) => {
      const { feed = '' }: { feed?: string } = await request.json().then(Object);
      asked.push(feed);
      const outcome = await answer(feed);
      return outcome instanceof Response ? outcome : HttpResponse.json({ [feed]: outcome });
    }),
  );
  return asked;
}
