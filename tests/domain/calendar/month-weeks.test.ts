import { describe, expect, test } from 'vitest';
import { addDays, eachDay } from '@/domain/calendar/dates';
import { monthsBetween, monthWeeks, weekEnds, weeksLeft } from '@/domain/calendar/month-weeks';

describe('monthWeeks', () => {
  test('a month that begins on a Sunday has its first day at the end of the first week', () => {
    const [first, second] = monthWeeks('2026-11-03');
    expect(first).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(second?.[0]).toBe('2026-11-02');
  });

  test('a month that begins on a Monday and ends on a Sunday has no empty places', () => {
    expect(monthWeeks('2027-02-10')).toHaveLength(4);
    expect(monthWeeks('2027-02-10').flat()).not.toContain(null);
  });

  test.each(['2026-03-15', '2026-10-15', '2028-02-29', '2026-12-31'])(
    'the month of %s has all its days, once and in order, in weeks of seven',
    (day) => {
      const weeks = monthWeeks(day);
      const month = day.slice(0, 7);
      const first = `${month}-01`;
      const days = eachDay({ from: first, to: addDays(first, 32) }).filter((other) =>
        other.startsWith(month),
      );
      expect(weeks.flat().filter((place) => place !== null)).toEqual(days);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
    },
  );
});

describe('weeksLeft', () => {
  const days = (month: string, today: string) => weeksLeft(month, today).flat();

  test.each([
    ['2026-11-25', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-30', '2026-11-30'],
  ])('begin with the week of %s', (today, first) => {
    expect(days('2026-11-01', today)[0]).toBe(first);
    expect(days('2026-11-01', today)).toContain('2026-11-30');
  });

  test('are all of a month to come, and none of one that is over', () => {
    expect(weeksLeft('2026-12-01', '2026-11-25')).toEqual(monthWeeks('2026-12-01'));
    expect(weeksLeft('2026-10-01', '2026-11-25')).toEqual([]);
  });
});

describe('weekEnds', () => {
  test.each([
    ['a Monday', '2026-11-02'],
    ['a Wednesday', '2026-11-04'],
    ['a Sunday', '2026-11-08'],
  ])('%s', (_case, day) => {
    expect(weekEnds(day)).toEqual({ monday: '2026-11-02', sunday: '2026-11-08' });
  });
});

describe('monthsBetween', () => {
  test('from November to August, nine months ahead, there are ten', () => {
    const months = monthsBetween({ from: '2026-11-30', to: '2027-08-30' });
    expect(months).toHaveLength(10);
    expect(months[0]).toBe('2026-11-01');
    expect(months.at(-1)).toBe('2027-08-01');
  });

  test('two days of one month give that month', () => {
    expect(monthsBetween({ from: '2026-11-03', to: '2026-11-04' })).toEqual(['2026-11-01']);
  });
});
