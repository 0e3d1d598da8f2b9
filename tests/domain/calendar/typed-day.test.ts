import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { daysBetween } from '@/domain/calendar/dates';
import { dayText, typedDay } from '@/domain/calendar/typed-day';
import { earliestCheckIn } from '@/domain/new-stay/booking-dates';
import { days } from '../arbitraries';

const TODAY = '2026-11-23';

describe('a typed day', () => {
  test.each([
    ['28/11/2026', '2026-11-28'],
    ['28-11-2026', '2026-11-28'],
    ['28.11.26', '2026-11-28'],
    ['1/12', '2026-12-01'],
    ['28112026', '2026-11-28'],
    ['281126', '2026-11-28'],
    ['2811', '2026-11-28'],
    [' 28 11 ', '2026-11-28'],
    ['2026-11-28', '2026-11-28'],
    // Up to a month ago a day is of this year, before that of the next.
    ['23/10', '2026-10-23'],
    ['22/10', '2027-10-22'],
    ['29/2', '2028-02-29'],
  ])('%s is %s (DESK-02)', (text, day) => {
    expect(typedDay(text, TODAY)).toBe(day);
  });

  test.each(['', '28', '31/11/2026', '30/2', '28/13', 'amanhã', '1/2/3/4', '28/11/202'])(
    '%j is none (DESK-02)',
    (text) => {
      expect(typedDay(text, TODAY)).toBeNull();
    },
  );

  it('comes back from the field as it was put there (DESK-02)', () => {
    fc.assert(
      fc.property(days, days, (day, today) => {
        expect(typedDay(dayText(day), today)).toBe(day);
      }),
    );
  });

  it('without a year is the next one, a month back at the earliest (DESK-02, DESK-03)', () => {
    fc.assert(
      fc.property(days, days, (day, today) => {
        const found = typedDay(dayText(day).slice(0, 5), today) ?? '';
        expect(found.slice(5)).toBe(day.slice(5));
        expect(found >= earliestCheckIn(today)).toBe(true);
        const isLeapDay = day.endsWith('02-29');
        expect(daysBetween({ from: today, to: found })).toBeLessThan(isLeapDay ? 2930 : 367);
      }),
    );
  });

  it('that is none stays in the field as it was typed (DESK-02)', () => {
    expect(dayText('31/11')).toBe('31/11');
  });
});
