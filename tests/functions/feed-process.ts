import { readFileSync } from 'node:fs';
import process from 'node:process';
import { calendarText } from '../../supabase/functions/calendar/calendar-text.ts';
import { cutText } from '../../supabase/functions/sync-calendars/cut-text.ts';
import { feedText } from '../../supabase/functions/sync-calendars/feed-text.ts';
import { fetchFeed } from '../../supabase/functions/sync-calendars/fetch-feed.ts';
import { parseFeed } from '../../supabase/functions/sync-calendars/parse-feed.ts';
import { StepBudget } from '../../supabase/functions/sync-calendars/step-budget.ts';
import { isPublicAddress } from '../../supabase/functions/sync-calendars/public-address.ts';

// Reads calendars in a process of its own, and prints nights, verdicts and texts.

const FRAME = { zone: 'Europe/Lisbon', from: '2026-11-23', until: '2028-11-22' };
const ADDRESSES = [
  '8.8.8.8',
  '10.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1%eth0',
  '2001::1',
  '2a00:1450:4003::1',
];

const nights = process.argv.slice(2).flatMap((name) => {
  const text = readFileSync(new URL(`feeds/${name}.ics`, import.meta.url), 'utf8');
  return parseFeed(text, FRAME, new StepBudget(() => 0)).events.map(
    ({ uid, starts, ends }) => `${uid} ${starts}..${ends}`,
  );
});
const refused = await fetchFeed('https://closed.example.com/', null, {
  locate: async () => ({ address: '127.0.0.1', port: 1 }),
}).catch((error: unknown) => (error instanceof Error ? error.message : ''));
const long = ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=MONTHLY;BYDAY=6MO', 'FREQ=DAILY'].map(
  (rule, at) => {
    const lines = ['BEGIN:VEVENT', `UID:${at}`, 'DTSTART:20261203', `RRULE:${rule}`].concat(
      at === 2 ? `EXDATE:20261203${',20261203'.repeat(230_000)}` : [],
    );
    return ['BEGIN:VCALENDAR', ...lines, 'DURATION:P1D', 'END:VEVENT', 'END:VCALENDAR'].join(
      '\r\n',
    );
  },
);
const held = long.map((text) => parseFeed(text, FRAME, new StepBudget(() => 0)).events.length);
const text = [feedText(Uint8Array.of(0x4f, 0x92)), cutText('ab🧳', 3)];
const [calendar] = calendarText({ room_number: '3', nights: [] }).split('\r\n');
const outside = ADDRESSES.filter(isPublicAddress);
process.stdout.write(JSON.stringify({ nights, outside, refused, calendar, held, text }));
process.exit();
