import process from 'node:process';
import { addDays } from '@/domain/calendar/dates';
import { migratedCluster } from '../../tests/database/kept-clusters.ts';
import type { Runtime } from '../../supabase/functions/_shared/runtime.ts';
import { parseFeed } from '../../supabase/functions/sync-calendars/parse-feed.ts';
import { syncAll } from '../../supabase/functions/sync-calendars/sync.ts';
import type { Database } from '../../supabase/local/engine.ts';
import { startStack, type Stack } from '../../supabase/local/stack.ts';
import { printTable } from './table.ts';

const ROOMS = 13;
const ENTRIES = 400;
const ZONE = 'Europe/Lisbon';

/**
 * What stands in the two calendars of a room: how many of its 400 entries are stays of that
 * platform.
 */
const SHAPES = [
  { what: 'half stays, half closed days', stays: ENTRIES / 2 },
  { what: 'nothing but stays', stays: 360 },
];

/**
 * Two calendars of 400 entries for each of 13 rooms, read into the embedded database: parsing,
 * planning and storing, without the way to the platform. All of it happens in this process, so that
 * its processor time is what the house itself takes, whatever else the machine does.
 */
export async function benchCalendars(): Promise<void> {
  console.log(
    `\nCalendars of platforms: ${ROOMS} rooms, two of ${ENTRIES} entries each (processor time)\n`,
  );
  const table = [];
  for (const { what, stays } of SHAPES) {
    // oxlint-disable-next-line no-await-in-loop -- side by side they would share the machine
    table.push({ calendars: what, ...(await measure(stays)) });
  }
  printTable(table);
}

async function measure(stays: number): Promise<Record<string, string | number>> {
  const stack = await startStack({ dump: await migratedCluster(), demo: false });
  try {
    const today = await fillHouse(stack.database);
    const texts = new Map(
      ['airbnb', 'vrbo'].map((channel) => [channel, calendar(channel, { today, stays })]),
    );
    const frame = { zone: ZONE, from: today, until: addDays(today, 730) };
    const parsing = await processorTime(async () => {
      for (let room = 0; room < ROOMS; room += 1) {
        for (const text of texts.values()) parseFeed(text, frame);
      }
    });
    const read = async (url: string, etag: string | null) => ({
      text: etag === '"same"' ? undefined : texts.get(url.split('/').at(-1) ?? ''),
      etag,
    });
    const turn = async () =>
      processorTime(async () => {
        const outcomes = await syncAll(runtimeOf(stack), { fetchFeed: read });
        const failed = Object.values(outcomes).filter((one) => 'error' in one);
        if (failed.length > 0) throw new Error(JSON.stringify(failed[0]));
      });
    const first = await turn();
    const again = await turn();
    await stack.database.query(`update public.channel_feeds set etag = '"same"'`);
    const unchanged = await turn();
    const [sold] = await stack.database.query('select count(*) as stays from public.bookings');
    return {
      'stays booked': Number(sold?.['stays']),
      parsing: Math.round(parsing),
      'first turn': Math.round(first),
      'same text': Math.round(again),
      'not changed (304)': Math.round(unchanged),
    };
  } finally {
    await stack.stop();
  }
}

/** In ms. */
async function processorTime(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function runtimeOf(stack: Stack): Runtime {
  return {
    env: {
      SUPABASE_URL: 'http://embedded',
      SUPABASE_SERVICE_ROLE_KEY: stack.secrets.secretKey,
      SUPABASE_ANON_KEY: stack.publishableKey,
    },
    fetch: async (request) => stack.fetch(request),
  };
}

/** Thirteen rooms that read two calendars each. Gives the house's day. */
async function fillHouse(database: Database): Promise<string> {
  await database.query(
    `insert into public.rooms (room_number, name, max_guests, price_per_night)
     select n, 'Quarto ' || n, 2, 50 from generate_series(1, $1::integer) n`,
    [ROOMS],
  );
  await database.query(
    `insert into public.channel_feeds (room_id, channel, url)
     select r.id, c, 'https://cal.example/' || r.room_number || '/' || c
       from public.rooms r cross join unnest(array['airbnb', 'vrbo']) c`,
  );
  const [clock] = await database.query('select private.today()::text as today');
  return String(clock?.['today']);
}

/**
 * One-night stays on every other day, those of one platform between those of the other, and closed
 * days.
 */
function calendar(channel: string, { today, stays }: { today: string; stays: number }): string {
  const shift = channel === 'airbnb' ? 1 : 2;
  const entries = Array.from({ length: ENTRIES }, (_, place) => {
    const isStay = place < stays;
    const from = isStay ? 2 * place + shift : 2 * (place - stays) + 3 - shift;
    const summary = isStay ? 'Reserved' : 'Not available';
    return [
      'BEGIN:VEVENT',
      `UID:${place}-1418fb94e984-3a5d2b9f5c6f4c0b8e7d6c5b4a392817@${channel}.com`,
      `DTSTART;VALUE=DATE:${addDays(today, from).replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(today, from + 1).replaceAll('-', '')}`,
      `SUMMARY:${summary}`,
      'END:VEVENT',
    ];
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries.flat(), 'END:VCALENDAR', ''].join('\r\n');
}
