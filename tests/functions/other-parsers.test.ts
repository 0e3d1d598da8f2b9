import * as fc from 'fast-check';
import ical from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { afterEach, expect, it } from 'vitest';
import { calendarText } from '../../supabase/functions/calendar/calendar-text.ts';

// Our calendar in two parsers that share no code with ours, in any time zone of the reader.

const ZONES = [
  'Europe/Lisbon',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'UTC',
];
const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2026, 10, 23);
const dayAt = (offset: number) => new Date(FIRST + offset * DAY_MS).toISOString().slice(0, 10);
const nights = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: 0, max: 730 }), fc.integer({ min: 1, max: 20 }), fc.uuid())
    .map(([from, length, id]) => ({
      id: id.replaceAll('-', ''),
      starts: dayAt(from),
      ends: dayAt(from + length),
    })),
  { selector: ({ id }) => id, maxLength: 20 },
);

/** The day of a moment in the zone of this process, in which node-ical gives whole days. */
function localDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

function readByNodeIcal(text: string): string[] {
  return Object.values(ical.sync.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT' && one.end !== undefined
      ? `${one.uid} ${one.datetype} ${localDay(one.start)}..${localDay(one.end)}`
      : [],
  );
}

function readByTsIcs(text: string): string[] {
  const { events = [] } = convertIcsCalendar(undefined, text);
  return events.map(({ uid, start, end }) => {
    const until = end?.date.toISOString().slice(0, 10) ?? '';
    return `${uid} ${String(start.type).toLowerCase()} ${start.date.toISOString().slice(0, 10)}..${until}`;
  });
}

it.each(ZONES)('whole days are the same days to two other parsers in %s (CHAN-01)', (where) => {
  process.env['TZ'] = where;
  fc.assert(
    fc.property(nights, fc.string({ unit: 'grapheme' }), (taken, room_number) => {
      const text = calendarText({ room_number, nights: taken });
      const expected = taken.map(({ id, starts, ends }) => `${id}@hostel date ${starts}..${ends}`);
      expect(readByNodeIcal(text).toSorted()).toEqual(expected.toSorted());
      expect(readByTsIcs(text).toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 50 },
  );
});
