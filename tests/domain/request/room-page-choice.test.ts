import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, type Day, eachDay } from '@/domain/calendar/dates';
import {
  dayRefusal,
  nearestOpenDay,
  type RoomDays,
  stillOpenDates,
  stayMark,
} from '@/domain/request/room-page-choice';
import { lastBookableDay, NO_DATES, pickDay } from '@/domain/stay/stay';

const TODAY = '2027-02-01';
const ON_5 = { checkIn: '2027-02-05', checkOut: null };

interface House {
  taken?: readonly Day[];
  unknown?: readonly Day[];
  minimums?: Record<Day, number>;
  closed?: readonly Day[];
}

function daysOf({ taken = [], unknown = [], minimums = {}, closed = [] }: House = {}): RoomDays {
  return {
    today: TODAY,
    shown: (day) => {
      if (unknown.includes(day)) return null;
      return { kind: taken.includes(day) ? 'booked' : 'available' };
    },
    terms: (day) => ({ minNights: minimums[day] ?? 1, isClosed: closed.includes(day) }),
  };
}

describe('a day that cannot be chosen', () => {
  it.each([
    ['yesterday', '2027-01-31', NO_DATES, {}, 'past'],
    ['a day beyond the horizon', '2027-11-02', NO_DATES, {}, 'not-yet'],
    ['the last day, for who wants to arrive', '2027-11-01', NO_DATES, {}, 'not-yet'],
    [
      'the last day, for who leaves',
      '2027-11-01',
      { checkIn: '2027-10-30', checkOut: null },
      {},
      null,
    ],
    ['a free day', '2027-02-05', NO_DATES, {}, null],
    ['a taken night', '2027-02-05', NO_DATES, { taken: ['2027-02-05'] }, 'taken'],
    ['a night still loading', '2027-02-05', NO_DATES, { unknown: ['2027-02-05'] }, 'loading'],
    ['a day without arrivals', '2027-02-05', NO_DATES, { closed: ['2027-02-05'] }, 'closed'],
    [
      'an arrival whose shortest stay is cut',
      '2027-02-05',
      NO_DATES,
      { minimums: { '2027-02-05': 3 }, taken: ['2027-02-07'] },
      'minimum-cut',
    ],
    ['the day of arrival itself', '2027-02-05', ON_5, {}, 'before-arrival'],
    [
      'a departure before the shortest stay',
      '2027-02-06',
      ON_5,
      { minimums: { '2027-02-05': 3 } },
      'too-early',
    ],
    ['a departure after it', '2027-02-08', ON_5, { minimums: { '2027-02-05': 3 } }, null],
    ['a taken day right after free nights', '2027-02-07', ON_5, { taken: ['2027-02-07'] }, null],
    ['a day behind a taken night', '2027-02-08', ON_5, { taken: ['2027-02-07'] }, 'night-between'],
    ['a departure after 30 nights', '2027-03-07', ON_5, {}, null],
    ['a departure after 31', '2027-03-08', ON_5, {}, 'too-long'],
  ] as const)('%s (SITE-01, RATE-02)', (_case, day, dates, house: House, expected) => {
    expect(dayRefusal(day, dates, daysOf(house))).toBe(expected);
  });

  it.each([
    [
      'too early: the first departure',
      '2027-02-06',
      ON_5,
      { minimums: { '2027-02-05': 3 } },
      { kind: 'leave', day: '2027-02-08' },
    ],
    [
      'behind a taken night: its morning',
      '2027-02-20',
      ON_5,
      { taken: ['2027-02-07'] },
      { kind: 'leave', day: '2027-02-07' },
    ],
    [
      'taken: the nearer, and the later of two',
      '2027-02-10',
      NO_DATES,
      { taken: ['2027-02-10'] },
      { kind: 'arrive', day: '2027-02-11' },
    ],
    [
      'before the arrival: that day itself',
      '2027-02-03',
      ON_5,
      {},
      { kind: 'arrive', day: '2027-02-03' },
    ],
  ] as const)(
    'has the nearest open day, %s (SITE-01)',
    (_case, day, dates, house: House, expected) => {
      expect(nearestOpenDay(day, dates, daysOf(house))).toEqual(expected);
    },
  );
});

describe('what a day is to the stay', () => {
  it('is said of the nights of a stay and of both its ends (SITE-01)', () => {
    const dates = { checkIn: '2027-02-05', checkOut: '2027-02-07' };
    const marks = eachDay({ from: '2027-02-04', to: '2027-02-09' }).map((day) =>
      stayMark(day, dates, daysOf()),
    );
    expect(marks).toEqual([null, 'arrival', 'night', 'departure', null]);
  });

  it('is said of departures too early, of the first one, and of a taken day that only they may have (SITE-01)', () => {
    const days = daysOf({ minimums: { '2027-02-05': 2 }, taken: ['2027-02-08'] });
    const marks = eachDay({ from: '2027-02-06', to: '2027-02-10' }).map((day) =>
      stayMark(day, ON_5, days),
    );
    expect(marks).toEqual(['too-early', 'first-departure', 'only-departure', null]);
  });
});

const offsets = fc.integer({ min: 0, max: 60 });
const houses = fc.record({
  taken: fc.uniqueArray(offsets, { maxLength: 20 }),
  closed: fc.uniqueArray(offsets, { maxLength: 6 }),
  minimums: fc.dictionary(offsets.map(String), fc.integer({ min: 1, max: 5 })),
});
const dayAt = (offset: number) => addDays(TODAY, offset);

test('taps on any days make no stay that cannot be had, and every open day offered can be chosen (SITE-01)', () => {
  fc.assert(
    fc.property(houses, fc.array(offsets, { maxLength: 8 }), offsets, (drawn, taps, asked) => {
      const taken = drawn.taken.map(dayAt);
      const days = daysOf({
        taken,
        closed: drawn.closed.map(dayAt),
        minimums: Object.fromEntries(
          Object.entries(drawn.minimums).map(([offset, nights]) => [dayAt(Number(offset)), nights]),
        ),
      });
      let dates: { checkIn: Day | null; checkOut: Day | null } = NO_DATES;
      for (const day of taps.map(dayAt)) {
        if (dayRefusal(day, dates, days) === null) dates = pickDay(dates, day);
      }
      const { checkIn, checkOut } = dates;
      const nights =
        checkIn === null || checkOut === null ? [] : eachDay({ from: checkIn, to: checkOut });
      const terms = days.terms(checkIn ?? TODAY);
      expect(nights.filter((night) => taken.includes(night))).toEqual([]);
      expect(nights.length === 0 || nights.length >= terms.minNights).toBe(true);
      expect(nights.length > 0 && terms.isClosed).toBe(false);
      expect(stillOpenDates(dates, days)).toEqual(dates);
      const openDay = nearestOpenDay(dayAt(asked), dates, days);
      const kept = openDay?.kind === 'leave' ? dates : NO_DATES;
      expect(openDay && dayRefusal(openDay.day, kept, days)).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('dates of an address that cannot be had any more are no choice (SITE-01)', () => {
  const stay = { checkIn: '2027-02-05', checkOut: '2027-02-08' };
  expect(stillOpenDates(stay, daysOf())).toEqual(stay);
  expect(stillOpenDates(stay, daysOf({ taken: ['2027-02-06'] }))).toEqual(ON_5);
  expect(stillOpenDates(stay, daysOf({ taken: ['2027-02-05'] }))).toEqual(NO_DATES);
  expect(lastBookableDay(TODAY)).toBe('2027-11-01');
});
