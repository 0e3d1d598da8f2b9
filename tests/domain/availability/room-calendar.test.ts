import { describe, expect, test } from 'vitest';
import {
  CALENDAR_CELL_TEXT,
  CALENDAR_LEGEND,
  calendarDayState,
  shownDay,
} from '@/domain/availability/room-calendar';

const stays = [
  { check_in_date: '2026-11-14', check_out_date: '2026-11-17', status: 'confirmed' },
  { check_in_date: '2026-11-20', check_out_date: '2026-11-22', status: 'cancelled' },
];
const row = (date: string, is_available: boolean, custom_price: number | null = null) => ({
  date,
  is_available,
  custom_price,
});
const availability = [
  row('2026-11-15', false),
  row('2026-11-17', false, 64),
  row('2026-11-18', true, 64),
  row('2026-11-19', true),
  row('2026-11-20', true, 0),
];

test.each([
  ['nothing known (CAL-01)', '2026-11-13', { kind: 'available' }],
  ['the check-in day (CAL-03)', '2026-11-14', { kind: 'booked' }],
  ['booked before blocked', '2026-11-15', { kind: 'booked' }],
  ['the last night (CAL-03)', '2026-11-16', { kind: 'booked' }],
  ['the check-out day; blocked before special price (CAL-04)', '2026-11-17', { kind: 'blocked' }],
  ['a special price (CAL-02)', '2026-11-18', { kind: 'special-price', price: 64 }],
  ['an open row without a price', '2026-11-19', { kind: 'available' }],
  [
    'a cancelled stay; a price of nothing is a price',
    '2026-11-20',
    { kind: 'special-price', price: 0 },
  ],
])('%s', (_name, day, expected) => {
  expect(calendarDayState({ day, stays, availability })).toEqual(expected);
});

test('the legend says Bloqueado where the cell says Ocupado (CAL-05, CAL-06, CAL-07)', () => {
  expect(Object.values(CALENDAR_LEGEND)).toEqual([
    'Disponível',
    'Reservado',
    'Bloqueado',
    'Preço Especial',
  ]);
  expect(CALENDAR_CELL_TEXT).toEqual({ booked: 'Reservado', blocked: 'Ocupado' });
});

describe('shownDay', () => {
  const today = '2026-11-13';
  const shown = (day: string, known: { stays?: null; availability?: null } = {}) =>
    shownDay({ day, today, stays, availability, ...known }).kind;

  test.each([
    ['yesterday', '2026-11-12', 'out-of-reach'],
    ['today', '2026-11-13', 'available'],
    ['the last day of the horizon', '2027-08-13', 'available'],
    ['the day after it', '2027-08-14', 'out-of-reach'],
    ['a night that is taken', '2026-11-14', 'booked'],
    ['a special price', '2026-11-18', 'special-price'],
  ])('%s', (_name, day, expected) => {
    expect(shown(day)).toBe(expected);
  });

  test.each([
    ['a day without a row', '2026-11-13', 'unknown'],
    ['a day with a special price', '2026-11-18', 'unknown'],
    ['a blocked day', '2026-11-17', 'blocked'],
    ['a day gone by', '2026-11-12', 'out-of-reach'],
  ])('without the stays no day is free: %s', (_name, day, expected) => {
    expect(shown(day, { stays: null })).toBe(expected);
  });

  test.each([
    ['a day without a row', '2026-11-13', 'unknown'],
    ['a night that is taken', '2026-11-14', 'booked'],
  ])('without the rows no day is free: %s', (_name, day, expected) => {
    expect(shown(day, { availability: null })).toBe(expected);
  });
});
