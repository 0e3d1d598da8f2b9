import { expect, it } from 'vitest';
import type { Runtime } from '../../supabase/functions/_shared/runtime.ts';
import { FeedError } from '../../supabase/functions/sync-calendars/feed-error.ts';
import type { Fetched } from '../../supabase/functions/sync-calendars/fetch-feed.ts';
import { handle } from '../../supabase/functions/sync-calendars/handler.ts';
import { syncAll } from '../../supabase/functions/sync-calendars/sync.ts';
import { calendarOf, entry, known } from './feed-scene';

// One turn of the function against a database that only notes what it is told.

const STAY = entry(
  'UID:a',
  'DTSTART;VALUE=DATE:20261203',
  'DTEND;VALUE=DATE:20261206',
  'SUMMARY:Ana',
);

const FEED = {
  id: 'feed',
  room_id: 'room',
  channel: 'airbnb',
  url: 'https://cal.example.com/a.ics',
  version: 7,
  etag: '"v1"',
  warning: null,
  blocks_are_stays: false,
  drop_accepted: false,
  exported_nights: [],
  exported_before: [],
  exported_changed_at: null,
};

/** A database with feeds of these names, and what it was told, as 'function {arguments}'. */
function house(
  fields: {
    feeds?: string[];
    known?: unknown[];
    feed?: object;
    taken?: boolean;
    /** Each state is of a later version than the one before. */
    changing?: boolean;
    own?: object;
  } = {},
) {
  const toldIt: [name: string, args: unknown][] = [];
  const answers: Record<string, unknown> = {
    due_feeds: fields.feeds ?? ['feed'],
    channel_state: {
      feed: { ...FEED, ...fields.feed },
      today: '2026-11-23',
      known: fields.known ?? [],
    },
    feed_of_key: fields.own ?? null,
    apply_channel_plan: { booked: 1, conflict: 0, cancelled: 0, echo: 0 },
  };
  const runtime: Runtime = {
    env: {
      SUPABASE_URL: 'http://house.example',
      SUPABASE_SERVICE_ROLE_KEY: 'k',
      SUPABASE_ANON_KEY: 'a',
      CRON_SECRET: 'tick',
    },
    fetch: async (request) => {
      const name = new URL(request.url).pathname.split('/').pop() ?? '';
      toldIt.push([name, await request.json()]);
      if (fields.taken === true && name === 'apply_channel_plan') {
        return Response.json({ code: 'HS031' }, { status: 409 });
      }
      if (fields.changing === true && name === 'channel_state') {
        const version = toldIt.filter(([told]) => told === name).length;
        const feed = { ...FEED, ...fields.feed, version };
        return Response.json({ feed, today: '2026-11-23', known: fields.known ?? [] });
      }
      return Response.json(answers[name] ?? null);
    },
  };
  const plans = () =>
    toldIt.filter(([name]) => name === 'apply_channel_plan').map(([, args]) => args);
  const failures = () =>
    toldIt.filter(([name]) => name === 'channel_failed').map(([, args]) => args);
  return { runtime, toldIt, plans, failures };
}

const reads =
  (text: string | undefined, etag = '"v2"') =>
  async (): Promise<Fetched> => ({ text, etag });

it('a calendar becomes a plan for the version that it was made from (CHAN-03)', async () => {
  const { runtime, plans } = house();
  const outcomes = await syncAll(runtime, { fetchFeed: reads(calendarOf(...STAY)) });
  expect(outcomes).toMatchObject({ feed: { counts: { booked: 1 }, warning: null, ignored: 0 } });
  expect(plans()).toEqual([
    {
      feed: 'feed',
      version: 7,
      plan: {
        see: [
          {
            uid: 'a',
            kind: 'stay',
            starts: '2026-12-03',
            ends: '2026-12-06',
            summary: 'Ana',
            echo: false,
          },
        ],
        missing: [],
        gone: [],
        warning: null,
        etag: '"v2"',
      },
    },
  ]);
});

it('one that is as before costs no reading, unless something is undecided (CHAN-02)', async () => {
  const tags: unknown[] = [];
  const asks = async (_url: string, etag: string | null) => {
    tags.push(etag);
    return { text: undefined, etag };
  };
  const { runtime, plans } = house({ feed: { warning: 'drop' } });
  expect(await syncAll(runtime, { fetchFeed: asks })).toEqual({ feed: { unchanged: true } });
  const nothing = { see: [], missing: [], gone: [], warning: 'drop', etag: '"v1"' };
  expect(plans()).toMatchObject([{ plan: nothing }]);
  await syncAll(house({ known: [known('a', { state: 'conflict' })] }).runtime, { fetchFeed: asks });
  await syncAll(house({ known: [known('a', { missing_since: '2026-11-23' })] }).runtime, {
    fetchFeed: asks,
  });
  expect(tags).toEqual(['"v1"', null, null]);
});

it('our own nights that came back are looked at again once we no longer tell them (CHAN-05)', async () => {
  const tags: unknown[] = [];
  const asks = async (_url: string, etag: string | null) => {
    tags.push(etag);
    return { text: undefined, etag };
  };
  const echo = known('a', { state: 'echo' });
  const told = [{ starts: '2026-12-01', ends: '2026-12-10' }];
  await syncAll(house({ known: [echo], feed: { exported_nights: told } }).runtime, {
    fetchFeed: asks,
  });
  await syncAll(house({ known: [echo] }).runtime, { fetchFeed: asks });
  expect(tags).toEqual(['"v1"', null]);
});

it('one that cannot be read is told in words, cancels nothing and holds up no other (CHAN-02, CHAN-06)', async () => {
  const { runtime, plans, failures } = house({ feeds: ['one', 'two', 'three'] });
  const texts = [calendarOf(...STAY), '<html>'];
  const fetchFeed = async (): Promise<Fetched> => {
    const text = texts.pop();
    if (text === undefined) throw new FeedError('O endereço não existe.');
    return { text, etag: null };
  };
  expect(await syncAll(runtime, { fetchFeed })).toMatchObject({
    one: { error: 'O endereço não devolve um calendário (iCal).' },
    two: { warning: null },
    three: { error: 'O endereço não existe.' },
  });
  expect(plans()).toHaveLength(1);
  // They are read side by side: which of them ends first says nothing.
  expect(new Set(failures())).toEqual(
    new Set([
      { feed: 'one', error: 'O endereço não devolve um calendário (iCal).' },
      { feed: 'three', error: 'O endereço não existe.' },
    ]),
  );
});

it('what could not be read of it is kept with it, and cancels nothing until it is over (CHAN-05, CHAN-06)', async () => {
  const bad = Array.from({ length: 21 }, (_, at) =>
    entry(`UID:b${at}`, 'DTSTART;TZID=Europe/Lisbon:2026113', `SUMMARY:Rui ${at}`),
  ).flat();
  const over = entry('UID:old', 'DTSTART:20241130', 'DTEND:20241101');
  const nights = { starts: '2026-12-10', ends: '2026-12-12' };
  const missing = known('gone', { ...nights, missing_since: '2026-11-22T00:00:00Z' });
  const turn = async (feed: object, lines: readonly string[]) => {
    const { runtime, plans } = house({ known: [missing], feed });
    const outcomes = await syncAll(runtime, { fetchFeed: reads(calendarOf(...lines)) });
    return { outcomes, plans: plans() };
  };

  const partial = await turn({ unread_count: 21 }, [...STAY, ...over, ...bad]);
  expect(partial.outcomes).toMatchObject({ feed: { ignored: 21 } });
  expect(partial.plans).toMatchObject([{ plan: { gone: [], unread_count: 21 } }]);
  expect(partial.plans).toMatchObject([
    { plan: { unread: expect.objectContaining({ length: 20 }) } },
  ]);
  const whole = await turn({}, [...STAY, ...over]);
  expect(whole.plans).toMatchObject([{ plan: { gone: ['id-gone'] } }]);
  expect(whole.plans).not.toMatchObject([{ plan: { unread: expect.anything() } }]);
});

it('an entry that could not be read has the calendar read in full, whatever its etag (CHAN-06)', async () => {
  const tags: unknown[] = [];
  const asks = async (_url: string, etag: string | null) => {
    tags.push(etag);
    return { text: calendarOf(...STAY), etag };
  };
  await syncAll(house({ feed: { unread_count: 1 } }).runtime, { fetchFeed: asks });
  await syncAll(house({ feed: { unread_count: 0 } }).runtime, { fetchFeed: asks });
  expect(tags).toEqual([null, '"v1"']);
});

it('one that another turn has read in the meantime has not failed (CHAN-02)', async () => {
  const { runtime, failures } = house({ taken: true });
  const outcomes = await syncAll(runtime, { fetchFeed: reads(calendarOf(...STAY)) });
  expect(outcomes).toEqual({ feed: { busy: true } });
  expect(failures()).toEqual([]);
});

it('the late failure of an address that was changed, or read, meanwhile is none of the calendar (CHAN-02)', async () => {
  const { runtime, failures } = house({ changing: true });
  const fetchFeed = async () => Promise.reject(new FeedError('O endereço não existe.'));
  expect(await syncAll(runtime, { fetchFeed })).toEqual({ feed: { busy: true } });
  expect(failures()).toEqual([]);
});

it('what is none of the calendar’s fault says nothing of the house (CHAN-02)', async () => {
  const { runtime, failures } = house();
  const fetchFeed = async () => Promise.reject(new Error('password authentication failed'));
  await syncAll(runtime, { fetchFeed });
  expect(failures()).toEqual([{ feed: 'feed', error: 'A sincronização falhou.' }]);
});

it('a room’s own calendar, pasted in the place of theirs, is refused in words (CHAN-04)', async () => {
  const key = 'k'.repeat(24);
  const url = `https://house.example/functions/v1/calendar/${key}.ics`;
  const fetchFeed = reads(calendarOf(...STAY));
  const ours = house({ feed: { url }, own: { id: 'feed', room_id: 'room', is_due: false } });
  const words = 'Este é o nosso calendário deste quarto: falta o do canal.';
  expect(await syncAll(ours.runtime, { fetchFeed })).toEqual({ feed: { error: words } });
  expect(ours.plans()).toEqual([]);
  const another = house({ feed: { url } });
  expect(await syncAll(another.runtime, { fetchFeed })).toMatchObject({ feed: { warning: null } });
});

it.each([
  ['no JSON', '{', 400],
  ['a list', '[{"feed":"mine"}]', 400],
  ['a number', '5', 400],
  ['nothing', 'null', 400],
  ['a calendar that is no name', '{"feed":{"id":"mine"}}', 400],
  ['an empty body', '', 200],
  ['no calendar', '{"feed":null}', 200],
])('a call with %s is answered, never with 500', async (_, body, status) => {
  const { runtime } = house({ feed: { url: null } });
  const headers = { 'x-cron-secret': 'tick' };
  const request = new Request('https://x.example/sync-calendars', {
    method: 'POST',
    headers,
    body,
  });
  expect((await handle(request, runtime)).status).toBe(status);
});

it('only the schedule and staff have it read, all or one (CHAN-02)', async () => {
  const { runtime, toldIt } = house({ feed: { url: null } });
  const ask = async (headers: Record<string, string>, body?: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body ?? {}) };
    return (await handle(new Request('https://x.example/sync-calendars', init), runtime)).status;
  };
  expect(await ask({})).toBe(401);
  expect(await ask({ 'x-cron-secret': 'tock' })).toBe(401);
  expect(await ask({ Authorization: 'Bearer stranger' })).toBe(401);
  expect(await ask({ 'x-cron-secret': 'tick' }, { feed: 'mine' })).toBe(200);
  expect(toldIt.at(-1)).toEqual(['channel_state', { feed: 'mine' }]);
  expect(await ask({ 'x-cron-secret': 'tick' })).toBe(200);
  expect(toldIt.map(([name]) => name)).toEqual([
    'am_i_staff',
    'channel_state',
    'due_feeds',
    'channel_state',
  ]);
});
