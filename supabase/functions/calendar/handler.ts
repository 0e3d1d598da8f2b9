import { BackendError, callAsService } from '../_shared/backend.ts';
import { calendarKeyOf } from '../_shared/calendar-key.ts';
import type { Handler, Runtime } from '../_shared/runtime.ts';
import { READING_FIRST } from '../sync-calendars/fetch-feed.ts';
import { syncAll } from '../sync-calendars/sync.ts';
import { calendarText, roomCalendar } from './calendar-text.ts';
import { etagOf, isUnchanged } from './unchanged.ts';

// Our calendar for one platform: GET …/calendar/<key>.ics. Whoever has the address can read it, so
// it names no guest (CHAN-01).

/** How long we may read the platform's calendar first: the platform is waiting for our answer. */
const READ_FIRST_MS = 6000;

type Sync = (runtime: Runtime, feed: string) => Promise<unknown>;

export const handle: Handler = async (request, runtime) =>
  answerCalendar(request, runtime, async (within, only) =>
    syncAll(within, { only, isReadingFirst: true }),
  );

/** @param sync reads the platform's own calendar before ours is sent */
export async function answerCalendar(
  request: Request,
  runtime: Runtime,
  sync: Sync,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const key = calendarKeyOf(new URL(request.url));
  if (key === undefined) return new Response('Not found', { status: 404 });
  try {
    if (!request.headers.has(READING_FIRST)) await readTheirs(runtime, key, sync);
    const args = { key, told: !isOnlyLooking(request) };
    const given = await callAsService(runtime, { name: 'channel_calendar', args });
    return await answerWith(request, calendarText(roomCalendar(given)), changedAt(given));
  } catch (error) {
    if (error instanceof BackendError && error.code === 'HS030') {
      return new Response('Not found', { status: 404 });
    }
    return new Response('Unavailable', { status: 503, headers: { 'Retry-After': '300' } });
  }
}

/**
 * Reads the platform's calendar before sending ours: a stay that it sold before it knew of our
 * nights is then recorded as its own, and cannot be mistaken later for an echo of ours (CHAN-05).
 */
async function readTheirs(runtime: Runtime, key: string, sync: Sync): Promise<void> {
  const feed = await callAsService(runtime, { name: 'feed_of_key', args: { key } });
  if (typeof feed !== 'object' || feed === null || !('is_due' in feed) || !('id' in feed)) return;
  if (feed.is_due !== true || typeof feed.id !== 'string') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, READ_FIRST_MS);
  });
  await Promise.race([sync(runtime, feed.id), enough]);
  clearTimeout(timer);
}

/**
 * A person's visit in a browser, or a request for the headers alone, is not the platform: what it
 * gets must not count as told to the platform, or a stay sold there would be taken for an echo of our
 * nights (CHAN-05). A program may send the header of browsers too, as Node's fetch does.
 */
function isOnlyLooking({ method, headers }: Request): boolean {
  return method === 'HEAD' || headers.get('sec-fetch-mode') === 'navigate';
}

/** When the nights of a calendar last changed, where the database tells. */
function changedAt(given: unknown): Date | undefined {
  const moment =
    typeof given === 'object' && given !== null && 'changed_at' in given ? given.changed_at : null;
  const time = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time);
}

async function answerWith(
  request: Request,
  text: string,
  modified: Date | undefined,
): Promise<Response> {
  const etag = await etagOf(text);
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': 'private, max-age=300',
    ETag: etag,
    ...(modified === undefined ? {} : { 'Last-Modified': modified.toUTCString() }),
  };
  if (isUnchanged(request.headers, { etag, modified })) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : text, { headers });
}
