import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { toCents } from '@/domain/basics/money';
import { isInSeason, type TaxSeason, touristTax } from '@/domain/rates/tourist-tax';
import { dayNumbers, utcDay } from '../arbitraries';

const SUMMER: TaxSeason = {
  from_day: '04-01',
  until_day: '10-31',
  amount: 2,
  min_age: 13,
  max_nights: 7,
};
const WINTER: TaxSeason = { ...SUMMER, from_day: '11-01', until_day: '03-31', amount: 1 };

function tax(checkIn: string, nights: number, guests: number, seasons = [SUMMER, WINTER]) {
  return touristTax({ seasons, checkIn, checkOut: addDays(checkIn, nights), guests });
}

describe('touristTax (RATE-03)', () => {
  it('is off while no season is set', () => {
    expect(tax('2026-11-26', 3, 6, [])).toBeNull();
  });

  it('says the most that it can be: ages are not known', () => {
    expect(tax('2026-11-26', 3, 6)).toEqual({
      total: 18,
      isAtMost: true,
      lines: [{ amount: 1, nights: 3, minAge: 13, maxNights: 7 }],
    });
  });

  it('is exact where every age pays', () => {
    expect(tax('2026-06-01', 2, 2, [{ ...SUMMER, min_age: 0 }])).toMatchObject({
      total: 8,
      isAtMost: false,
    });
  });

  it('ends with the last night that counts', () => {
    expect(tax('2026-06-01', 10, 1)?.total).toBe(14);
  });

  it('goes by the season of each night, and counts the nights of the whole stay', () => {
    expect(tax('2026-10-28', 9, 1)).toEqual({
      total: 4 * 2 + 3 * 1,
      isAtMost: true,
      lines: [
        { amount: 2, nights: 4, minAge: 13, maxNights: 7 },
        { amount: 1, nights: 3, minAge: 13, maxNights: 7 },
      ],
    });
  });

  it('takes no night outside of the seasons, nor the day of departure', () => {
    expect(tax('2026-03-29', 3, 1, [SUMMER])).toBeNull();
    expect(tax('2026-03-29', 4, 1, [SUMMER])?.total).toBe(2);
  });

  it('takes the dearest season where two overlap, never both', () => {
    expect(tax('2026-06-01', 1, 1, [SUMMER, { ...SUMMER, amount: 3 }])?.total).toBe(3);
  });

  it('knows who is too young once ages are told', () => {
    const stay = { seasons: [SUMMER], checkIn: '2026-06-01', checkOut: '2026-06-03', guests: 3 };
    expect(touristTax({ ...stay, ages: [40, 13, 12] })).toMatchObject({
      total: 8,
      isAtMost: false,
    });
    expect(touristTax({ ...stay, ages: [12, 3, 0] })).toBeNull();
  });

  it('is never less than what guests of known ages pay', () => {
    const monthAndDay = dayNumbers.map((day) => utcDay(day).slice(5));
    const season = fc.record({
      from_day: monthAndDay,
      until_day: monthAndDay,
      amount: fc.integer({ min: 0, max: 500 }).map((cents) => cents / 100),
      min_age: fc.integer({ min: 0, max: 20 }),
      max_nights: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(season, { maxLength: 4 }),
        dayNumbers,
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 1, maxLength: 5 }),
        (seasons, arrival, nights, ages) => {
          const stay = {
            seasons,
            checkIn: utcDay(arrival),
            checkOut: utcDay(arrival + nights),
            guests: ages.length,
          };
          const known = toCents(touristTax({ ...stay, ages })?.total ?? 0);
          const unknown = touristTax(stay);
          expect(toCents(unknown?.total ?? 0)).toBeGreaterThanOrEqual(known);
          const ofBabies = touristTax({ ...stay, ages: ages.map(() => 0) });
          const isExact = unknown === null || !unknown.isAtMost;
          expect(isExact ? (ofBabies?.total ?? 0) : null).toBe(
            isExact ? (unknown?.total ?? 0) : null,
          );
        },
      ),
    );
  });
});

test.each([
  ['04-01', '10-31', '2026-04-01', true],
  ['04-01', '10-31', '2026-10-31', true],
  ['04-01', '10-31', '2026-11-01', false],
  ['04-01', '10-31', '2026-03-31', false],
  ['11-01', '03-31', '2026-12-31', true],
  ['11-01', '03-31', '2027-01-01', true],
  ['11-01', '03-31', '2027-04-01', false],
  ['06-15', '06-15', '2027-06-15', true],
])('season %s to %s: %s lies in it: %s (RATE-03)', (from_day, until_day, day, expected) => {
  expect(isInSeason({ from_day, until_day }, day)).toBe(expected);
});
