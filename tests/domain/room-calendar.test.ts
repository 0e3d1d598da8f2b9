import { expect, test } from 'vitest';
import { CALENDAR_CELL_TEXT, CALENDAR_LEGEND, calendarDayState } from '@/domain/room-calendar';

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
  ['nothing known', '2026-11-13', { kind: 'available' }],
  ['the check-in day', '2026-11-14', { kind: 'booked' }],
  ['booked before blocked', '2026-11-15', { kind: 'booked' }],
  ['the last night', '2026-11-16', { kind: 'booked' }],
  ['the check-out day; blocked before special price', '2026-11-17', { kind: 'blocked' }],
  ['a special price', '2026-11-18', { kind: 'special-price', price: 64 }],
  ['an open row without a price', '2026-11-19', { kind: 'available' }],
  [
    'a cancelled stay; a price of nothing is a price',
    '2026-11-20',
    { kind: 'special-price', price: 0 },
  ],
])('%s', (_name, day, expected) => {
  expect(calendarDayState({ day, stays, availability })).toEqual(expected);
});

test('the legend says Bloqueado where the cell says Ocupado', () => {
  expect(Object.values(CALENDAR_LEGEND)).toEqual([
    'Disponível',
    'Reservado',
    'Bloqueado',
    'Preço Especial',
  ]);
  expect(CALENDAR_CELL_TEXT).toEqual({ booked: 'Reservado', blocked: 'Ocupado' });
});
