import { describe, expect, it, test } from 'vitest';
import {
  formatClock,
  formatDayAndMonth,
  formatFullDay,
  formatLongDay,
  formatLongDayAndMonth,
  formatMonth,
  formatMonthTitle,
  formatShortDay,
  formatStay,
  formatStayDay,
  formatTimestamp,
  formatWeekday,
  formatWeekdayName,
} from '@/domain/calendar/date-formats';
import { addDays, parseDay } from '@/domain/calendar/dates';

// The exact texts of the design.
test.each([
  [formatStayDay, '2026-11-14', 'sáb., 14 nov. 2026'],
  [formatStayDay, '2026-11-17', 'ter., 17 nov. 2026'],
  [formatShortDay, '2026-11-05', '5 nov. 2026'],
  [formatDayAndMonth, '2026-11-27', '27 nov.'],
  [formatLongDay, '2027-08-03', '3 de agosto de 2027'],
  [formatFullDay, '2026-11-14', 'sábado, 14 de novembro de 2026'],
  [formatMonthTitle, '2026-11-14', 'Novembro de 2026'],
  [formatMonthTitle, '2027-03-01', 'Março de 2027'],
])('%o writes %s as %s (GEN-13)', (format, day, expected) => {
  expect(format(day)).toBe(expected);
});

describe('every day of four years is as Intl writes it (GEN-13)', () => {
  const days = Array.from({ length: 1461 }, (_, i) => addDays('2026-01-01', i));

  test.each<[(day: string) => string, Intl.DateTimeFormatOptions]>([
    [formatWeekdayName, { weekday: 'long' }],
    [formatMonth, { month: 'short' }],
    [formatLongDayAndMonth, { day: 'numeric', month: 'long' }],
    [formatLongDay, { dateStyle: 'long' }],
    [formatFullDay, { dateStyle: 'full' }],
  ])('%o', (format, options) => {
    const written = new Intl.DateTimeFormat('pt-PT', options);
    expect(days.map(format)).toEqual(days.map((day) => written.format(parseDay(day))));
  });

  it('formatMonthTitle, which begins with a capital', () => {
    const written = new Intl.DateTimeFormat('pt-PT', { month: 'long', year: 'numeric' });
    expect(days.map((day) => formatMonthTitle(day).toLowerCase())).toEqual(
      days.map((day) => written.format(parseDay(day))),
    );
  });
});

describe('every name in its short form', () => {
  it('weekdays, from Monday', () => {
    const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);
    expect(week.map(formatWeekday)).toEqual(['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']);
  });

  it('months, from January', () => {
    const months = Array.from(
      { length: 12 },
      (_, i) => `2026-${String(i + 1).padStart(2, '0')}-09`,
    );
    expect(months.map(formatDayAndMonth)).toEqual(
      'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'
        .split(' ')
        .map((month) => `9 ${month}`),
    );
  });
});

test('formatStay names both days', () => {
  expect(formatStay({ from: '2026-11-14', to: '2026-11-17' })).toBe('14 nov. – 17 nov.');
});

describe('formatTimestamp shows the clock of the hostel', () => {
  test.each([
    ['winter', '2026-11-12T09:50:00+00:00', '12 nov. 2026, 09:50'],
    ['summer, an hour ahead of UTC', '2026-07-01T09:50:00Z', '1 jul. 2026, 10:50'],
    ['summer, past midnight', '2026-07-01T23:05:00Z', '2 jul. 2026, 00:05'],
    [
      'microseconds, as the database writes them',
      '2026-11-12T09:50:59.123456+00:00',
      '12 nov. 2026, 09:50',
    ],
  ])('%s', (_name, timestamp, expected) => {
    expect(formatTimestamp(timestamp)).toBe(expected);
  });
});

test('formatClock is the hour at the hostel', () => {
  expect(formatClock('2026-07-01T23:05:00Z')).toBe('00:05');
});
