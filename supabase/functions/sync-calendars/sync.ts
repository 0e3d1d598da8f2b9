import { BackendError, callAsService } from '../_shared/backend.ts';
import { calendarKeyOf } from '../_shared/calendar-key.ts';
import type { Runtime } from '../_shared/runtime.ts';
import { channelState, type ChannelState } from './channel-state.ts';
import { isDoubtful } from './echo.ts';
import { FeedError } from './feed-error.ts';
import { fetchFeed as fetchFromOutside, type Fetched, type FetchOptions } from './fetch-feed.ts';
import { parseFeed } from './parse-feed.ts';
import { planImport } from './plan-import.ts';

// Reads the calendars of platforms and has the database apply what they say. One that fails does
// not stop the others.

const ZONE = 'Europe/Lisbon';
const AT_ONCE = 4;
const HORIZON_DAYS = 730;
/** Entries that could not be read and that staff are shown; of more they are told the number. */
const MOST_UNREAD = 20;

export interface SyncOptions {
  /** The id of one feed; all that are due without it. */
  only?: string | undefined;
  /** Replaces the network in tests. */
  fetchFeed?: (url: string, etag: string | null, how: FetchOptions) => Promise<Fetched>;
  /** As in FetchOptions. */
  isReadingFirst?: boolean;
  /** As in the options of planImport. */
  echoLag?: number | undefined;
  /** Once it is aborted, no further feed is begun. */
  signal?: AbortSignal;
}

/** The result of one feed: the database's counts, or words for staff; busy: another turn has it. */
export type Outcome =
  | { unchanged: true }
  | { busy: true }
  | { error: string }
  | { counts: unknown; warning: 'drop' | null; ignored: number };

/**
 * Reads the calendars that are due, four at a time (CHAN-02). Gives what came of each, by its id.
 */
export async function syncAll(
  runtime: Runtime,
  options: SyncOptions = {},
): Promise<Record<string, Outcome>> {
  const waiting = options.only === undefined ? await dueFeeds(runtime) : [options.only];
  const outcomes: Record<string, Outcome> = {};
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        if (options.signal?.aborted === true) return;
        outcomes[id] = await syncOne(runtime, id, options);
      }
    }),
  );
  return outcomes;
}

async function dueFeeds(runtime: Runtime): Promise<string[]> {
  const answer = await callAsService(runtime, { name: 'due_feeds', args: {} });
  if (!Array.isArray(answer)) throw new TypeError('due_feeds gave no list');
  return answer.map(String);
}

async function syncOne(runtime: Runtime, id: string, options: SyncOptions): Promise<Outcome> {
  let state: ChannelState | null = null;
  try {
    state = await stateOf(runtime, id);
    return await readAndApply(runtime, state, options);
  } catch (error) {
    // Another turn has read it in the meantime: that is no failure of the calendar.
    if (error instanceof BackendError && error.code === 'HS031') return { busy: true };
    // Nor is an error at an address that has been replaced in the meantime.
    if (state !== null && (await isOutdated(runtime, state))) return { busy: true };
    const words = error instanceof FeedError ? error.message : 'A sincronização falhou.';
    const args = { feed: id, error: words };
    await callAsService(runtime, { name: 'channel_failed', args }).catch(() => null);
    return { error: words };
  }
}

async function stateOf(runtime: Runtime, id: string): Promise<ChannelState> {
  return channelState(await callAsService(runtime, { name: 'channel_state', args: { feed: id } }));
}

/** Whether its address was changed, or another turn has read it, since this state. */
async function isOutdated(runtime: Runtime, { feed }: ChannelState): Promise<boolean> {
  const now = await stateOf(runtime, feed.id).catch(() => null);
  return now !== null && now.feed.version !== feed.version;
}

async function readAndApply(
  runtime: Runtime,
  state: ChannelState,
  { fetchFeed = fetchFromOutside, isReadingFirst = false, echoLag }: SyncOptions,
): Promise<Outcome> {
  const { feed, today, known } = state;
  if (feed.url === null) return { unchanged: true };
  const apply = async (plan: object) =>
    callAsService(runtime, {
      name: 'apply_channel_plan',
      args: { feed: feed.id, version: feed.version, plan },
    });

  // While an entry is undecided, even an unchanged calendar must be read in full, since the passing
  // of time decides it: so no etag is sent.
  const isSettled =
    (feed.unread_count ?? 0) === 0 &&
    known.every(
      (event) =>
        event.state !== 'conflict' &&
        !event.missing_since &&
        !isDoubtful(event, feed.exported_nights),
    );
  const asked = isSettled ? feed.etag : null;
  await refuseItself(runtime, feed.room_id, feed.url);
  const { text, etag } = await fetchFeed(feed.url, asked, { isReadingFirst });
  if (text === undefined) {
    await apply({ see: [], missing: [], gone: [], etag, warning: feed.warning });
    return { unchanged: true };
  }
  const until = addDays(today, HORIZON_DAYS);
  const { events, unread } = parseFeed(text, { zone: ZONE, from: today, until });
  const plan = planImport(
    events,
    {
      channel: feed.channel,
      blocksAreStays: feed.blocks_are_stays,
      told: feed.exported_nights,
      toldBefore: feed.exported_before,
      toldChangedAt: feed.exported_changed_at,
      dropAccepted: feed.drop_accepted,
      isPartial: unread.length > 0,
      now: new Date().toISOString(),
      today,
      known,
    },
    { echoLag },
  );
  const counts = await apply({
    ...plan,
    etag,
    ...(unread.length > 0 && {
      unread: unread.slice(0, MOST_UNREAD),
      unread_count: unread.length,
    }),
  });
  return { counts, warning: plan.warning, ignored: unread.length };
}

/**
 * Refuses our own calendar of the same room, pasted where the platform's belongs: it would put
 * every booking into conflict (CHAN-04).
 *
 * @throws FeedError
 */
async function refuseItself(runtime: Runtime, room: string, address: string): Promise<void> {
  const key = URL.canParse(address) ? calendarKeyOf(new URL(address)) : undefined;
  if (key === undefined) return;
  const own = await callAsService(runtime, { name: 'feed_of_key', args: { key } });
  if (typeof own !== 'object' || own === null || !('room_id' in own)) return;
  if (own.room_id === room)
    throw new FeedError('Este é o nosso calendário deste quarto: falta o do canal.');
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
