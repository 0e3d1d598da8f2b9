import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countStays,
  dropAcceptableFrom,
  feedHealth,
  feedLine,
  feedNames,
  isFailingLong,
  missingLabel,
  NO_STAYS,
  readingSummary,
  type FeedState,
} from '@/domain/channel/feeds';

const now = new Date('2026-11-23T15:30:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const feed = (overrides: Partial<FeedState> = {}): FeedState => ({
  id: 'a',
  room_id: 'r',
  channel: 'booking_com',
  url: 'https://ical.booking.com/v1/export?t=4f1c',
  is_active: true,
  tried_at: ago(4),
  succeeded_at: ago(4),
  failing_since: null,
  last_error: null,
  warning: null,
  unread_count: 0,
  created_at: ago(10_000),
  ...overrides,
});
const line = (overrides: Partial<FeedState>, counts = NO_STAYS) =>
  feedLine(feed(overrides), { counts, now });

describe('how a calendar stands, in words (CHAN-02)', () => {
  const five = { ...NO_STAYS, booked: 5 };
  it('says when it was read and what it brought', () => {
    expect(line({}, five)).toBe('há 4 min, 5 estadias');
    expect(line({}, { ...five, booked: 1 })).toBe('há 4 min, 1 estadia');
    expect(line({})).toBe('há 4 min, nada marcado');
    expect(feedLine(feed(), { counts: null, now })).toBe('há 4 min');
  });

  it('says what of it has no room', () => {
    expect(line({}, { ...five, conflicts: 1 })).toBe('há 4 min, 5 estadias, 1 em conflito');
    expect(line({}, { ...NO_STAYS, conflicts: 1 })).toBe('há 4 min, 1 estadia em conflito');
  });

  it('says how many of its entries could not be read (CHAN-06)', () => {
    expect(line({ unread_count: 2 }, five)).toBe('há 4 min, 5 estadias, 2 entradas não se leram');
    expect(line({ unread_count: 1 })).toBe('há 4 min, nada marcado, 1 entrada não se leu');
  });

  it('says since when it fails, and why', () => {
    const failing = { failing_since: ago(430), last_error: 'O endereço não existe.' };
    expect(line(failing, five)).toBe('falha há 7 h: o endereço não existe');
    expect(line({ failing_since: ago(0), last_error: null })).toBe('falha agora');
  });

  it('says that most stays are missing (CHAN-05)', () => {
    const counts = { ...NO_STAYS, booked: 9, missing: 7, missingSince: ago(4) };
    expect(line({ warning: 'drop' }, counts)).toBe('há 4 min, faltam 7 de 9 estadias');
    expect(missingLabel({ ...counts, missing: 1, booked: 1 })).toBe('falta 1 de 1 estadia');
  });

  it('says that it has not been read yet, or is not read at all', () => {
    expect(line({ tried_at: null, succeeded_at: null })).toBe('ainda não foi lido');
    expect(line({ is_active: false })).toBe('não está a ser lido');
    expect(line({ url: null }, five)).toBe('não está a ser lido, 5 estadias');
  });
});

it('says the worst of what is wrong with a calendar first', () => {
  const health = (overrides: Partial<FeedState>, conflicts = 0) =>
    feedHealth(feed(overrides), { ...NO_STAYS, conflicts });
  expect(health({})).toBe('fine');
  expect(health({}, 1)).toBe('conflict');
  expect(health({ warning: 'drop' }, 1)).toBe('drop');
  expect(health({ warning: 'drop', failing_since: ago(1) }, 1)).toBe('failing');
});

it('takes six hours without a reading for long, as the database does (CHAN-02)', () => {
  expect(isFailingLong(feed({ failing_since: ago(360) }), now)).toBe(true);
  expect(isFailingLong(feed({ failing_since: ago(359) }), now)).toBe(false);
  expect(isFailingLong(feed({ failing_since: null }), now)).toBe(false);
  expect(isFailingLong(feed({ failing_since: ago(400), url: null }), now)).toBe(false);
  expect(isFailingLong(feed({ failing_since: ago(400), is_active: false }), now)).toBe(false);
});

it('tells several calendars of one platform in a room apart (CHAN-01)', () => {
  const names = feedNames([
    { id: 'a', channel: 'airbnb' },
    { id: 'b', channel: 'other' },
    { id: 'c', channel: 'airbnb' },
  ]);
  expect([...names]).toEqual([
    ['a', 'Airbnb 1'],
    ['b', 'Outro'],
    ['c', 'Airbnb 2'],
  ]);
});

it('counts every stay once, under its own calendar', () => {
  const stay = fc.record({
    feed_id: fc.constantFrom('a', 'b', 'c'),
    state: fc.constantFrom('booked', 'conflict'),
    missing_since: fc.option(fc.constantFrom(ago(30), ago(3)), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(stay), (stays) => {
      const counts = countStays(stays);
      for (const id of ['a', 'b', 'c']) {
        const own = stays.filter(({ feed_id }) => feed_id === id);
        const found = counts.get(id) ?? NO_STAYS;
        const missing = own.flatMap(({ missing_since }) => missing_since ?? []);
        expect(found.booked + found.conflicts).toBe(own.length);
        expect(found.conflicts).toBe(own.filter(({ state }) => state === 'conflict').length);
        expect(found.missing).toBe(missing.length);
        expect(found.missingSince).toBe(missing.toSorted().at(-1) ?? null);
      }
    }),
  );
});

it('takes a word on vanished stays only once the next reading can act on it (CHAN-05)', () => {
  expect(dropAcceptableFrom(NO_STAYS)).toBeNull();
  const counts = { ...NO_STAYS, booked: 9, missing: 7, missingSince: '2026-11-23T15:26:00.000Z' };
  expect(dropAcceptableFrom(counts)).toBe('2026-11-23T15:36:00.000Z');
});

describe('how the reading of all calendars stands (CHAN-02)', () => {
  it('counts those that are read, that fail and that warn', () => {
    const feeds = [
      feed(),
      feed({ failing_since: ago(5), warning: 'drop' }),
      feed({ warning: 'drop' }),
      feed({ url: null, failing_since: ago(5) }),
      feed({ is_active: false }),
    ];
    expect(readingSummary(feeds, now)).toMatchObject({ read: 3, failing: 1, warned: 1 });
  });

  it('says when the last was, and by when the next is', () => {
    const summary = readingSummary([feed({ tried_at: ago(9) }), feed({ tried_at: ago(4) })], now);
    expect(summary).toMatchObject({
      last: '2026-11-23T15:26:00.000Z',
      next: '2026-11-23T15:41:00.000Z',
      isStandingStill: false,
    });
  });

  it('says when the schedule seems to stand still, also where it has never begun', () => {
    expect(readingSummary([feed({ tried_at: ago(38) })], now).isStandingStill).toBe(true);
    const never = { tried_at: null, succeeded_at: null };
    expect(readingSummary([feed({ ...never, created_at: ago(38) })], now)).toMatchObject({
      last: null,
      next: null,
      isStandingStill: true,
    });
    expect(readingSummary([feed({ ...never, created_at: ago(3) })], now).isStandingStill).toBe(
      false,
    );
    expect(readingSummary([], now).isStandingStill).toBe(false);
  });
});
