import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerCalendar } from '../../supabase/functions/calendar/handler.ts';
import { calendarText } from '../../supabase/functions/calendar/calendar-text.ts';
import type { Runtime } from '../../supabase/functions/_shared/runtime.ts';
import { parseFeed } from '../../supabase/functions/sync-calendars/parse-feed.ts';
import { FRAME } from './feed-scene';

// Our calendar of a room for one platform (CHAN-01).

const NIGHTS = [
  { id: 'd41d8cd98f00b204', starts: '2026-12-03', ends: '2026-12-06' },
  { id: 'e99a18c428cb38d5', starts: '2026-12-30', ends: '2027-01-02' },
];
const KEY = 'k'.repeat(24);
const CHANGED = '2026-11-23T10:00:00.640Z';

/** The database behind the function: its answers by name, and what it was asked. */
function backend(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const runtime: Runtime = {
    env: { SUPABASE_URL: 'http://backend.example', SUPABASE_SERVICE_ROLE_KEY: 'secret' },
    fetch: async (request) => {
      const name = new URL(request.url).pathname.split('/').pop() ?? '';
      asked.push(name);
      const answer = answers[name];
      return answer instanceof Response ? answer.clone() : Response.json(answer ?? null);
    },
  };
  return { runtime, asked };
}

const HOUSE = {
  feed_of_key: { id: 'feed', is_due: false },
  channel_calendar: { room_number: '3', nights: NIGHTS, changed_at: CHANGED },
};

async function get(answers: Record<string, unknown>, headers = {}, init: RequestInit = {}) {
  const { runtime } = backend(answers);
  const address = `https://house.example/functions/v1/calendar/${KEY}.ics`;
  return answerCalendar(new Request(address, { headers, ...init }), runtime, async () => undefined);
}

describe('the text', () => {
  it('is RFC 5545 of whole days that tell of no person (CHAN-01)', () => {
    expect(calendarText({ room_number: '3', nights: NIGHTS.slice(0, 1) }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hostel Mare Nova//Calendario//PT',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME;VALUE=TEXT:Quarto 3',
      'BEGIN:VEVENT',
      'UID:d41d8cd98f00b204@hostel',
      'DTSTAMP:20261203T000000Z',
      'DTSTART;VALUE=DATE:20261203',
      'DTEND;VALUE=DATE:20261206',
      'SUMMARY:Ocupado',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is read back as the same nights, whatever the room is called (CHAN-01)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (room_number) => {
        const text = calendarText({ room_number, nights: NIGHTS });
        const { events, unread } = parseFeed(text, FRAME);
        expect(unread).toEqual([]);
        expect(events.map(({ uid, starts, ends }) => ({ uid, starts, ends }))).toEqual(
          NIGHTS.map(({ id, ...span }) => ({ uid: `${id}@hostel`, ...span })),
        );
      }),
    );
  });

  it('of an empty room is a calendar (CHAN-01)', () => {
    const text = calendarText({ room_number: '3', nights: [] });
    expect(parseFeed(text, FRAME)).toEqual({ events: [], unread: [] });
  });
});

describe('the answer', () => {
  it('says what it is, how long it holds, and what to ask with the next time (CHAN-01)', async () => {
    const answer = await get(HOUSE);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      etag: expect.stringMatching(/^"[\da-f]{24}"$/),
      'last-modified': 'Mon, 23 Nov 2026 10:00:00 GMT',
    });
    expect(await answer.text()).toBe(calendarText({ room_number: '3', nights: NIGHTS }));
    expect(await (await get(HOUSE, {}, { method: 'HEAD' })).text()).toBe('');
  });

  it('is short where the reader has the same (CHAN-01)', async () => {
    const etag = (await get(HOUSE)).headers.get('etag') ?? '';
    const status = async (headers: HeadersInit) => (await get(HOUSE, headers)).status;
    expect(await status({ 'If-None-Match': etag })).toBe(304);
    expect(await status({ 'If-None-Match': `"other", W/${etag}` })).toBe(304);
    expect(await status({ 'If-None-Match': '"other"' })).toBe(200);
    expect(await status({ 'If-Modified-Since': 'Mon, 23 Nov 2026 10:00:00 GMT' })).toBe(304);
    expect(await status({ 'If-Modified-Since': 'Mon, 23 Nov 2026 09:59:59 GMT' })).toBe(200);
    expect(
      await status({
        'If-None-Match': '"other"',
        'If-Modified-Since': 'Mon, 23 Nov 2026 10:00:00 GMT',
      }),
    ).toBe(200);
  });

  it('is that there is none for a key that is unknown or malformed, and nothing else for other methods (CHAN-01)', async () => {
    const unknown = Response.json({ code: 'HS030' }, { status: 404 });
    expect((await get({ feed_of_key: null, channel_calendar: unknown })).status).toBe(404);
    const { runtime, asked } = backend(HOUSE);
    const short = new Request('https://house.example/functions/v1/calendar/short.ics');
    expect((await answerCalendar(short, runtime, async () => undefined)).status).toBe(404);
    expect(asked).toEqual([]);
    expect((await get(HOUSE, {}, { method: 'POST' })).status).toBe(405);
  });

  it('asks to come again where the house cannot answer: never an empty calendar (CHAN-05)', async () => {
    for (const broken of [new Response('<html>', { status: 502 }), {}, null]) {
      const answer = await get({ ...HOUSE, channel_calendar: broken });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
    }
  });

  it('to a person in a browser, or to who asks for headers alone, is not noted as told to the platform (CHAN-05)', async () => {
    const told = async (init: RequestInit) => {
      const { runtime, asked } = backend(HOUSE);
      const address = `https://house.example/functions/v1/calendar/${KEY}.ics`;
      const noting: Runtime = {
        ...runtime,
        fetch: async (request) => {
          const body: unknown = await request.clone().json();
          asked.push(JSON.stringify(body));
          return runtime.fetch(request);
        },
      };
      await answerCalendar(new Request(address, init), noting, async () => undefined);
      return asked.findLast((line) => line.includes('told'));
    };
    const line = (isTold: boolean) => JSON.stringify({ key: KEY, told: isTold });
    expect(await told({})).toBe(line(true));
    expect(await told({ headers: { 'Sec-Fetch-Mode': 'navigate' } })).toBe(line(false));
    expect(await told({ method: 'HEAD' })).toBe(line(false));
    // Node's fetch, with which a platform may read.
    expect(await told({ headers: { 'Sec-Fetch-Mode': 'cors' } })).toBe(line(true));
  });

  it('comes after theirs was read, where that is due and they are not reading ours for the same (CHAN-05)', async () => {
    const { runtime, asked } = backend({ ...HOUSE, feed_of_key: { id: 'feed', is_due: true } });
    const ask = async (headers: HeadersInit) =>
      answerCalendar(
        new Request(`https://house.example/functions/v1/calendar/${KEY}.ics`, { headers }),
        runtime,
        async (_, feed) => asked.push(`sync ${feed}`),
      );
    await ask({});
    expect(asked.splice(0)).toEqual(['feed_of_key', 'sync feed', 'channel_calendar']);
    await ask({ 'X-Reading-First': '1' });
    expect(asked).toEqual(['channel_calendar']);
  });
});
