import { describe, expect, it, test } from 'vitest';
import {
  arrivalChartDays,
  arrivalsByDay,
  nextArrivalDay,
  recentCounts,
  revenue,
  upcomingCheckInCount,
  upcomingCheckInDays,
} from '@/domain/day/dashboard';

const today = '2026-10-24';
const arrival = (check_in_date: string, status = 'confirmed') => ({ check_in_date, status });

describe('recentCounts', () => {
  it('counts pending and confirmed (ADM-DASH-01)', () => {
    const statuses = ['pending', 'confirmed', 'cancelled', 'pending', 'completed'];
    expect(recentCounts(statuses.map((status) => ({ status })))).toEqual({
      pending: 2,
      confirmed: 1,
    });
  });

  it('looks at the ten newest only (CONST-ADM-02)', () => {
    const eleven = Array.from({ length: 11 }, () => ({ status: 'pending' }));
    expect(recentCounts(eleven)).toEqual({ pending: 10, confirmed: 0 });
  });
});

describe('upcoming check-ins (CONST-ADM-03)', () => {
  it('run from today to seven days ahead', () => {
    expect(upcomingCheckInDays(today)).toEqual({ first: '2026-10-24', last: '2026-10-31' });
  });

  test.each([
    ['yesterday', arrival('2026-10-23'), 0],
    ['today', arrival('2026-10-24'), 1],
    ['seven days ahead, over the end of summer time', arrival('2026-10-31'), 1],
    ['eight days ahead', arrival('2026-11-01'), 0],
    ['not confirmed', arrival('2026-10-25', 'pending'), 0],
  ])('%s', (_name, booking, expected) => {
    expect(upcomingCheckInCount([booking], today)).toBe(expected);
  });
});

test('revenue adds confirmed and completed bookings to the cent (CONST-ADM-04)', () => {
  const statuses = [
    'confirmed',
    'completed',
    'pending',
    'payment_received',
    'checked_out',
    'cancelled',
  ];
  expect(
    revenue(statuses.map((status, i) => ({ status, total_price: [0.1, 0.2][i] ?? 500 }))),
  ).toBe(0.3);
  expect(revenue([])).toBe(0);
});

describe('arrivalsByDay', () => {
  const bookings = [
    arrival('2026-10-23'),
    arrival('2026-10-24'),
    arrival('2026-10-26', 'pending'),
    arrival('2026-10-26'),
    arrival('2026-10-26', 'cancelled'),
    arrival('2026-11-06'),
    arrival('2026-11-07'),
  ];

  it('has fourteen days from today, with nought where nobody arrives', () => {
    const chart = arrivalsByDay(bookings, today);
    expect(chart).toHaveLength(14);
    expect(chart[0]).toEqual({ day: '2026-10-24', arrivals: 1 });
    expect(chart[1]).toEqual({ day: '2026-10-25', arrivals: 0 });
    expect(chart[2]).toEqual({ day: '2026-10-26', arrivals: 2 });
    expect(chart.at(-1)).toEqual({ day: '2026-11-06', arrivals: 1 });
  });

  it('asks for just those days', () => {
    expect(arrivalChartDays(today)).toEqual({ from: '2026-10-24', to: '2026-11-07' });
  });
});

test.each([
  ['2026-11-23', '2026-11-27'],
  ['2026-11-27', '2026-12-01'],
  ['2026-12-01', null],
])('after %s the next arrival is on %s (DAY-07)', (day, next) => {
  const bookings = [
    { check_in_date: '2026-12-01', status: 'awaiting_payment' },
    { check_in_date: '2026-11-27', status: 'confirmed' },
    { check_in_date: '2026-11-24', status: 'pending' },
    { check_in_date: '2026-11-25', status: 'cancelled' },
  ];
  expect(nextArrivalDay(bookings, day)).toBe(next);
});
