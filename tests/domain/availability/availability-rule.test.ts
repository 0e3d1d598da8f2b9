import { describe, expect, it, test } from 'vitest';
import {
  availableRooms,
  type ConflictRule,
  isHiddenForAllDates,
  parseConflictRule,
} from '@/domain/availability/availability-rule';

const requested = { checkIn: '2026-11-14', checkOut: '2026-11-17' };
const stay = (check_in_date: string, check_out_date: string, status = 'pending') => ({
  room_id: 'a',
  check_in_date,
  check_out_date,
  status,
});

describe('parseConflictRule', () => {
  test.each([
    [undefined, 'stated'],
    ['', 'stated'],
    ['stated', 'stated'],
    ['overlap', 'overlap'],
  ])('%j means %s', (setting, rule) => {
    expect(parseConflictRule(setting)).toBe(rule);
  });

  it.each(['Overlap', 'true', 'toString'])(
    'refuses %j, naming the setting and its values',
    (setting) => {
      expect(() => parseConflictRule(setting)).toThrow(
        `VITE_BOOKING_CONFLICT_RULE must be stated or overlap, not '${setting}'.`,
      );
    },
  );
});

const row = (room_id: string, date: string, is_available = false) => ({
  room_id,
  date,
  is_available,
});

describe('availableRooms', () => {
  const rooms = [{ id: 'c' }, { id: 'a' }, { id: 'b' }];
  const idsOf = (availability: ReturnType<typeof row>[], takenRoomIds: string[] = []) =>
    availableRooms({ rooms, takenRoomIds, availability, requested }).map(({ id }) => id);

  test.each([
    ['all rooms, in the order given', [], [], ['c', 'a', 'b']],
    ['not the taken ones', [], ['a', 'unknown'], ['c', 'b']],
    ['not one blocked on the first night', [row('a', '2026-11-14')], [], ['c', 'b']],
    ['not one blocked on the last night', [row('a', '2026-11-16')], [], ['c', 'b']],
    ['one blocked from the check-out day on', [row('a', '2026-11-17')], [], ['c', 'a', 'b']],
    ['one blocked until the day before', [row('a', '2026-11-13')], [], ['c', 'a', 'b']],
    [
      'one with a special price on an open day',
      [row('a', '2026-11-15', true)],
      [],
      ['c', 'a', 'b'],
    ],
  ])('offers %s', (_name, availability, taken, expected) => {
    expect(idsOf(availability, taken)).toEqual(expected);
  });
});

test.each<[ConflictRule, string, string, boolean]>([
  ['stated', 'a', 'pending', true],
  ['stated', 'a', 'cancelled', false],
  ['stated', 'b', 'pending', false],
  ['overlap', 'a', 'pending', false],
])('isHiddenForAllDates under %s: room %s, its stay %s', (rule, roomId, status, expected) => {
  const stays = [
    stay('2027-03-01', '2027-03-02', status),
    { ...stay('2027-03-01', '2027-03-02', 'cancelled'), room_id: 'b' },
  ];
  expect(isHiddenForAllDates({ roomId, stays, rule })).toBe(expected);
});
