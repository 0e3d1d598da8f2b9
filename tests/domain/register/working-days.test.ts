import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  easterSunday,
  isHoliday,
  isWorkingDay,
  reportBy,
  workingDaysLate,
} from '@/domain/register/working-days';
import { addDays, eachDay, weekday } from '@/domain/calendar/dates';
import { days } from '../arbitraries';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %d is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

it("knows Portugal's thirteen holidays of 2026 (REG-04)", () => {
  const year = eachDay({ from: '2026-01-01', to: '2027-01-01' });
  expect(year.filter(isHoliday)).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-05',
    '2026-04-25',
    '2026-05-01',
    '2026-06-04',
    '2026-06-10',
    '2026-08-15',
    '2026-10-05',
    '2026-11-01',
    '2026-12-01',
    '2026-12-08',
    '2026-12-25',
  ]);
});

describe('the last day to report (REG-04)', () => {
  test.each([
    ['a Monday', '2026-11-16', '2026-11-19'],
    ['a Thursday', '2026-11-19', '2026-11-24'],
    ['a Saturday', '2026-11-21', '2026-11-25'],
    ['before 1 December', '2026-11-27', '2026-12-03'],
    ['before Easter', '2026-04-02', '2026-04-08'],
    ['Christmas Eve', '2026-12-24', '2026-12-30'],
    ['before 1 January', '2026-12-30', '2027-01-05'],
  ])('%s', (_, arrival, last) => {
    expect(reportBy(arrival)).toBe(last);
  });

  it('is the third working day after arrival, and late begins with the next', () => {
    fc.assert(
      fc.property(days, (arrival) => {
        const last = reportBy(arrival);
        expect(isWorkingDay(last)).toBe(true);
        expect([0, 6]).not.toContain(weekday(last));
        expect(workingDaysLate(arrival, last)).toBe(3);
        expect(workingDaysLate(last, last)).toBe(0);
        const next = addDays(last, 1);
        expect(workingDaysLate(last, next)).toBe(isWorkingDay(next) ? 1 : 0);
      }),
    );
  });

  it('counts no weekend and no holiday as late', () => {
    expect(workingDaysLate('2026-11-27', '2026-11-29')).toBe(0);
    expect(workingDaysLate('2026-11-27', '2026-11-30')).toBe(1);
    expect(workingDaysLate('2026-11-27', '2026-12-01')).toBe(1);
    expect(workingDaysLate('2026-11-27', '2026-12-02')).toBe(2);
  });
});
