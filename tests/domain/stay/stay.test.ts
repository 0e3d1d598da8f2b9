import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, eachDay } from '@/domain/calendar/dates';
import {
  firstUnavailableNight,
  isDayDisabled,
  lastBookableDay,
  nightCount,
  NO_DATES,
  pickDay,
  pickerMode,
  type StayDates,
} from '@/domain/stay/stay';
import { days, stays } from '../arbitraries';

describe('nightCount (BOOK-SUBMIT-06)', () => {
  test.each([
    ['three nights', '2026-11-14', '2026-11-17', 3],
    ['one night over a leap day', '2028-02-28', '2028-02-29', 1],
    ['over the start of summer time', '2026-03-28', '2026-03-30', 2],
    ['over the end of summer time, where 49 hours are two nights', '2026-10-24', '2026-10-26', 2],
    ['over the change in New York', '2026-10-31', '2026-11-02', 2],
    ['over a year', '2026-12-30', '2027-01-02', 3],
    ['the same day', '2026-11-14', '2026-11-14', 0],
    ['the wrong way round: the difference is absolute', '2026-11-17', '2026-11-14', 3],
  ])('%s', (_name, checkIn, checkOut, expected) => {
    expect(nightCount({ checkIn, checkOut })).toBe(expected);
  });

  it('is the number of days slept', () => {
    fc.assert(
      fc.property(stays, ({ checkIn, checkOut, nights }) => {
        expect(nightCount({ checkIn, checkOut })).toBe(nights);
      }),
    );
  });
});

describe('lastBookableDay (CONST-BOOK-03)', () => {
  test.each([
    ['2026-11-03', '2027-08-03'],
    ['2026-05-31', '2027-02-28'],
    ['2027-05-31', '2028-02-29'],
  ])('from %s one may book until %s', (today, expected) => {
    expect(lastBookableDay(today)).toBe(expected);
  });
});

describe('the picker', () => {
  const checkInOnly: StayDates = { checkIn: '2026-11-14', checkOut: null };
  const both: StayDates = { checkIn: '2026-11-14', checkOut: '2026-11-17' };

  test.each([
    ['starts in check-in mode (BOOK-STEP1-02, BOOK-STEP1-05)', NO_DATES, 'check-in'],
    [
      'goes to check-out mode after a check-in (BOOK-STEP1-03, BOOK-STEP1-04)',
      checkInOnly,
      'check-out',
    ],
    ['is back in check-in mode with both dates', both, 'check-in'],
  ])('%s', (_name, dates, mode) => {
    expect(pickerMode(dates)).toBe(mode);
  });

  test.each([
    ['the first click is the check-in', NO_DATES, '2026-11-14', checkInOnly],
    ['the second is the check-out', checkInOnly, '2026-11-17', both],
    ['the third starts anew', both, '2026-11-20', { checkIn: '2026-11-20', checkOut: null }],
    [
      'the third starts anew even between the two',
      both,
      '2026-11-15',
      { checkIn: '2026-11-15', checkOut: null },
    ],
    ['a check-out on the check-in is ignored', checkInOnly, '2026-11-14', checkInOnly],
    ['a check-out before the check-in is ignored', checkInOnly, '2026-11-10', checkInOnly],
  ])('%s', (_name, dates, day, expected) => {
    expect(pickDay(dates, day)).toEqual(expected);
  });

  it('never holds a check-out without an earlier check-in, however one clicks', () => {
    fc.assert(
      fc.property(fc.array(days), (clicks) => {
        const { checkIn, checkOut } = clicks.reduce(pickDay, NO_DATES);
        expect(checkOut === null || (checkIn !== null && checkIn < checkOut)).toBe(true);
      }),
    );
  });
});

const from = (checkIn: string): StayDates => ({ checkIn, checkOut: null });

describe('isDayDisabled', () => {
  const today = '2026-11-03';
  // Nights 20 and 21 are taken in every room.
  const unavailable = new Set(['2026-11-20', '2026-11-21']);
  const complete: StayDates = { checkIn: '2026-11-14', checkOut: '2026-11-17' };

  test.each([
    ['yesterday (BOOK-STEP1-09)', NO_DATES, '2026-11-02', true],
    ['today', NO_DATES, '2026-11-03', false],
    ['the limit day', NO_DATES, '2027-08-03', false],
    ['the day after the limit (BOOK-STEP1-10)', NO_DATES, '2027-08-04', true],
    ['a taken day as check-in (BOOK-STEP1-11)', NO_DATES, '2026-11-20', true],
    ['the day a stay ends as check-in', NO_DATES, '2026-11-22', false],
    ['the check-in itself as check-out (BOOK-STEP1-12)', from('2026-11-14'), '2026-11-14', true],
    [
      'a day before the check-in as check-out (BOOK-STEP1-12)',
      from('2026-11-14'),
      '2026-11-13',
      true,
    ],
    ['the day after the check-in as check-out', from('2026-11-14'), '2026-11-15', false],
    ['the first taken night as the morning one leaves', from('2026-11-14'), '2026-11-20', false],
    [
      'the second taken night: one would sleep through the first',
      from('2026-11-14'),
      '2026-11-21',
      true,
    ],
    ['any day behind a taken night', from('2026-11-14'), '2026-11-25', true],
    [
      'a check-out behind nights taken before the check-in',
      from('2026-11-22'),
      '2026-11-25',
      false,
    ],
    ['the limit day as check-out', from('2027-08-01'), '2027-08-03', false],
    ['a check-out after the limit', from('2027-08-01'), '2027-08-04', true],
    ['a check-out when the check-in itself is taken', from('2026-11-21'), '2026-11-22', true],
    ['with both dates, a day before the old check-in', complete, '2026-11-10', false],
    ['with both dates, a taken day', complete, '2026-11-21', true],
  ])('%s', (_name, dates, day, expected) => {
    expect(isDayDisabled({ day, dates, today, unavailable })).toBe(expected);
  });

  it('lets through only stays without a taken night', () => {
    const offsets = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(offsets, offsets, fc.array(offsets), (start, end, taken) => {
        const nights = new Set(taken.map((offset) => addDays(today, offset)));
        const [checkIn, checkOut] = [addDays(today, start), addDays(today, end)];
        const isOffered =
          !isDayDisabled({ day: checkIn, dates: NO_DATES, today, unavailable: nights }) &&
          !isDayDisabled({ day: checkOut, dates: from(checkIn), today, unavailable: nights });
        const stay = eachDay({ from: checkIn, to: checkOut });
        expect(isOffered).toBe(stay.length > 0 && stay.every((night) => !nights.has(night)));
      }),
    );
  });
});

test.each([
  ['no date', NO_DATES, null],
  ['a check-in alone', { checkIn: '2026-11-19', checkOut: null }, null],
  [
    'a stay that leaves on the first of them',
    { checkIn: '2026-11-18', checkOut: '2026-11-20' },
    null,
  ],
  [
    'a stay that comes on the last of them',
    { checkIn: '2026-11-21', checkOut: '2026-11-23' },
    '2026-11-21',
  ],
  ['a stay across all of them', { checkIn: '2026-11-18', checkOut: '2026-11-23' }, '2026-11-20'],
])('firstUnavailableNight: %s', (_what, dates, expected) => {
  expect(firstUnavailableNight(dates, new Set(['2026-11-21', '2026-11-20']))).toBe(expected);
});
