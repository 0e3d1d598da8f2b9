import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  compareDays,
  dayFromDate,
  daysBetween,
  eachDay,
  endOfMonth,
  isDay,
  lisbonToday,
  parseDay,
  startOfMonth,
  weekday,
  weekOf,
} from '@/domain/calendar/dates';
import { dayNumbers, days, utcDay } from '../arbitraries';

const two = (number: number) => String(number).padStart(2, '0');

describe('isDay', () => {
  test.each([
    ['an ordinary day', '2026-11-14', true],
    ['a leap day', '2028-02-29', true],
    ['the first of the year', '2027-01-01', true],
    ['29 February of a common year', '2026-02-29', false],
    ['30 February', '2026-02-30', false],
    ['a 31st of a month with 30 days', '2026-04-31', false],
    ['a century that is no leap year', '2100-02-29', false],
    ['month 13', '2026-13-01', false],
    ['month 0', '2026-00-10', false],
    ['day 0', '2026-11-00', false],
    ['missing zeros', '2026-2-3', false],
    ['a year of two digits', '26-11-14', false],
    ['a year the Date constructor would move to 1950', '0050-01-01', false],
    ['Portuguese order', '14-11-2026', false],
    ['a timestamp', '2026-11-14T00:00:00Z', false],
    ['white space around it', ' 2026-11-14 ', false],
    ['a line break after it', '2026-11-14\n', false],
    ['nothing', '', false],
    ['words', 'amanhã', false],
  ])('%s: %j is %s', (_name, text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it('accepts just the days a calendar without clocks knows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2200 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, date) => {
          const text = `${year}-${two(month)}-${two(date)}`;
          const isReal = new Date(Date.UTC(year, month - 1, date)).toISOString().startsWith(text);
          expect(isDay(text)).toBe(isReal);
        },
      ),
    );
  });
});

describe('parseDay', () => {
  it('gives midday of the local clock', () => {
    const date = parseDay('2026-03-29');
    expect([date.getFullYear(), date.getMonth(), date.getDate(), date.getHours()]).toEqual([
      2026, 2, 29, 12,
    ]);
  });

  it.each(['2026-02-30', 'hoje', ''])('refuses %j', (text) => {
    expect(() => parseDay(text)).toThrow(RangeError);
  });

  it('comes back unchanged', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dayFromDate(parseDay(day))).toBe(day);
      }),
    );
  });
});

describe('dayFromDate', () => {
  it('reads the local clock at any hour of the day', () => {
    expect(dayFromDate(new Date(2026, 10, 14, 0, 0, 1))).toBe('2026-11-14');
    expect(dayFromDate(new Date(2026, 10, 14, 23, 59, 59))).toBe('2026-11-14');
  });
});

describe('lisbonToday', () => {
  test.each([
    ['winter, a minute before midnight', '2026-12-31T23:59:00Z', '2026-12-31'],
    ['winter, midnight', '2027-01-01T00:00:00Z', '2027-01-01'],
    ['summer, already tomorrow in Lisbon', '2026-06-30T23:30:00Z', '2026-07-01'],
    ['summer, still today in Lisbon', '2026-06-30T22:59:59Z', '2026-06-30'],
    ['the hour summer time begins', '2026-03-29T01:00:00Z', '2026-03-29'],
    ['the evening summer time begins', '2026-03-29T23:00:00Z', '2026-03-30'],
    ['the hour summer time ends', '2026-10-25T01:00:00Z', '2026-10-25'],
    ['the evening summer time ends', '2026-10-25T23:30:00Z', '2026-10-25'],
    ['morning in Lisbon, evening in Auckland', '2026-11-14T09:00:00Z', '2026-11-14'],
    ['early in Lisbon, the day before in New York', '2026-11-14T03:00:00Z', '2026-11-14'],
  ])('%s', (_name, now, expected) => {
    expect(lisbonToday(new Date(now))).toBe(expected);
  });

  it('refuses what is no moment', () => {
    expect(() => lisbonToday(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('addDays', () => {
  test.each([
    ['over the end of a year', '2026-12-31', 1, '2027-01-01'],
    ['backwards over a leap day', '2028-03-01', -1, '2028-02-29'],
    ['over the start of summer time in Lisbon', '2026-03-28', 2, '2026-03-30'],
    ['over the end of summer time in Lisbon', '2026-10-24', 2, '2026-10-26'],
    ['over the change in Auckland', '2026-09-26', 2, '2026-09-28'],
    ['over the change in New York', '2026-11-01', 1, '2026-11-02'],
    ['none', '2026-11-14', 0, '2026-11-14'],
  ])('%s', (_name, day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it('agrees with arithmetic that knows no clocks', () => {
    fc.assert(
      fc.property(dayNumbers, fc.integer({ min: -800, max: 800 }), (number, count) => {
        expect(addDays(utcDay(number), count)).toBe(utcDay(number + count));
      }),
    );
  });
});

describe('addMonths', () => {
  test.each([
    ['nine months, as far as the form reaches', '2026-11-03', 9, '2027-08-03'],
    ['clamped to a short month', '2026-01-31', 1, '2026-02-28'],
    ['clamped to a leap day', '2028-01-31', 1, '2028-02-29'],
    ['from a 31st to a 30th', '2026-08-31', 9, '2027-05-31'],
    ['from 31 May to February', '2026-05-31', 9, '2027-02-28'],
    ['backwards over a year', '2027-01-15', -2, '2026-11-15'],
  ])('%s', (_name, day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });
});

describe('compareDays and daysBetween', () => {
  it('sorts days from early to late', () => {
    expect(['2026-12-01', '2026-02-10', '2027-01-01', '2026-02-09'].toSorted(compareDays)).toEqual([
      '2026-02-09',
      '2026-02-10',
      '2026-12-01',
      '2027-01-01',
    ]);
    expect(compareDays('2026-11-14', '2026-11-14')).toBe(0);
  });

  it('counts calendar days, whatever the clocks do in between', () => {
    fc.assert(
      fc.property(dayNumbers, dayNumbers, (from, to) => {
        expect(daysBetween({ from: utcDay(from), to: utcDay(to) })).toBe(to - from);
      }),
    );
  });
});

describe('eachDay', () => {
  it('is half-open', () => {
    expect(eachDay({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });

  it.each([
    ['the same day', '2026-11-14', '2026-11-14'],
    ['the wrong way round', '2026-11-14', '2026-11-10'],
  ])('is empty for %s', (_name, from, to) => {
    expect(eachDay({ from, to })).toEqual([]);
  });

  it('gives every day once', () => {
    fc.assert(
      fc.property(dayNumbers, fc.integer({ min: 0, max: 120 }), (from, count) => {
        const expected = Array.from({ length: count }, (_, index) => utcDay(from + index));
        expect(eachDay({ from: utcDay(from), to: utcDay(from + count) })).toEqual(expected);
      }),
    );
  });
});

describe('months and weeks', () => {
  test.each([
    ['2026-11-14', '2026-11-01', '2026-11-30'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
    ['2026-10-25', '2026-10-01', '2026-10-31'],
  ])('the month of %s runs from %s to %s', (day, first, last) => {
    expect(startOfMonth(day)).toBe(first);
    expect(endOfMonth(day)).toBe(last);
  });

  it('numbers weekdays from Sunday', () => {
    expect(weekday('2026-11-15')).toBe(0);
    expect(weekday('2026-11-14')).toBe(6);
  });

  it.each([
    ['a Saturday', '2026-11-14', '2026-11-08'],
    ['a Sunday', '2026-11-15', '2026-11-15'],
    ['a week over the change of the clocks', '2026-10-28', '2026-10-25'],
  ])('starts the week of %s on its Sunday (CONST-ADM-07)', (_name, day, sunday) => {
    const week = weekOf(day);
    expect(week).toHaveLength(7);
    expect(week[0]).toBe(sunday);
    expect(week).toContain(day);
  });
});

it('is tested in the zone that its project names', () => {
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(process.env['TZ']);
});
