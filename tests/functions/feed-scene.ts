import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FeedEvent } from '../../supabase/functions/sync-calendars/feed.ts';
import type {
  ImportState,
  KnownEvent,
} from '../../supabase/functions/sync-calendars/import-plan.ts';
import { parseFeed } from '../../supabase/functions/sync-calendars/parse-feed.ts';
import type { StepBudget } from '../../supabase/functions/sync-calendars/step-budget.ts';

// Calendars of platforms, read on 23 November 2026.

export const FRAME = { zone: 'Europe/Lisbon', from: '2026-11-23', until: '2028-11-22' };

/** A sample of tests/functions/feeds. */
export function sample(name: string): string {
  return readFileSync(path.resolve(`tests/functions/feeds/${name}.ics`), 'utf8');
}

/** An entry of a calendar, as its lines. */
export function entry(...lines: string[]): string[] {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
}

/** A calendar of these lines. */
export function calendarOf(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** What a calendar says, as 'uid starts..ends summary', with a cross before what is cancelled. */
export function told(text: string, budget?: StepBudget): string[] {
  return parseFeed(text, FRAME, budget).events.map(
    ({ uid, starts, ends, summary, isCancelled }) =>
      `${isCancelled ? '✗ ' : ''}${uid} ${starts}..${ends} ${summary}`,
  );
}

/** A stay of two weeks on, unless told otherwise. */
export function event(uid: string, fields: Partial<FeedEvent> = {}): FeedEvent {
  return {
    uid,
    starts: '2026-12-03',
    ends: '2026-12-06',
    summary: 'Reserved',
    isCancelled: false,
    ...fields,
  };
}

/** The same, known from a reading before. */
export function known(uid: string, fields: Partial<KnownEvent> = {}): KnownEvent {
  return {
    id: `id-${uid}`,
    uid,
    kind: 'stay',
    starts: '2026-12-03',
    ends: '2026-12-06',
    state: 'booked',
    missing_since: null,
    first_seen: '2026-11-01T12:00:00Z',
    has_booking: fields.state === undefined || fields.state === 'booked',
    has_left: false,
    summary: 'Hóspede Airbnb',
    code: null,
    ...fields,
  };
}

/** What the house knows when it reads a calendar of Airbnb, unless told otherwise. */
export function stateOf(fields: Partial<ImportState> = {}): ImportState {
  return {
    channel: 'airbnb',
    blocksAreStays: false,
    told: [],
    toldBefore: [],
    toldChangedAt: null,
    dropAccepted: false,
    isPartial: false,
    today: '2026-11-23',
    now: '2026-11-23T12:00:00Z',
    known: [],
    ...fields,
  };
}
