import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { eachDay } from '@/domain/dates';
import {
  availableRooms,
  type ConflictRule,
  isNeverOffered,
  isStayInConflict,
  parseConflictRule,
  roomIdsInConflict,
} from '@/domain/room-availability';
import { stays as anyStay } from './arbitraries';

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

describe('isStayInConflict', () => {
  test.each<[string, ReturnType<typeof stay>, Record<ConflictRule, boolean>]>([
    ['the same nights', stay('2026-11-14', '2026-11-17'), { stated: true, overlap: true }],
    ['one night in common', stay('2026-11-16', '2026-11-20'), { stated: true, overlap: true }],
    ['around it', stay('2026-11-01', '2026-11-30'), { stated: true, overlap: true }],
    ['within it', stay('2026-11-15', '2026-11-16'), { stated: true, overlap: true }],
    ['ends on the check-in', stay('2026-11-10', '2026-11-14'), { stated: true, overlap: false }],
    ['starts on the check-out', stay('2026-11-17', '2026-11-20'), { stated: true, overlap: false }],
    ['a month before', stay('2026-10-01', '2026-10-05'), { stated: true, overlap: false }],
    ['half a year after', stay('2027-05-01', '2027-05-05'), { stated: true, overlap: false }],
    ['cancelled', stay('2026-11-14', '2026-11-17', 'cancelled'), { stated: false, overlap: false }],
  ])('%s', (_name, booked, expected) => {
    expect(isStayInConflict({ stay: booked, requested, rule: 'stated' })).toBe(expected.stated);
    expect(isStayInConflict({ stay: booked, requested, rule: 'overlap' })).toBe(expected.overlap);
  });

  it('stated: any live stay hides its room for any dates (BOOK-AVAIL-02)', () => {
    fc.assert(
      fc.property(anyStay, anyStay, (booked, asked) => {
        const live = stay(booked.checkIn, booked.checkOut);
        expect(isStayInConflict({ stay: live, requested: asked, rule: 'stated' })).toBe(true);
      }),
    );
  });

  it('overlap: exactly when a night is shared', () => {
    fc.assert(
      fc.property(anyStay, fc.integer({ min: -25, max: 25 }), (booked, shift) => {
        const nights = eachDay({ from: booked.checkIn, to: booked.checkOut });
        const asked = {
          checkIn: shifted(booked.checkIn, shift),
          checkOut: shifted(booked.checkOut, shift),
        };
        const isShared = eachDay({ from: asked.checkIn, to: asked.checkOut }).some((night) =>
          nights.includes(night),
        );
        const live = stay(booked.checkIn, booked.checkOut);
        expect(isStayInConflict({ stay: live, requested: asked, rule: 'overlap' })).toBe(isShared);
      }),
    );
  });
});

function shifted(day: string, by: number): string {
  return new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
}

test('roomIdsInConflict names each room once, under either rule', () => {
  const stays = [
    { ...stay('2026-11-14', '2026-11-15'), room_id: 'a' },
    { ...stay('2026-11-15', '2026-11-16'), room_id: 'a' },
    { ...stay('2026-12-01', '2026-12-05'), room_id: 'b' },
    { ...stay('2026-11-14', '2026-11-15', 'cancelled'), room_id: 'c' },
  ];
  expect([...roomIdsInConflict({ stays, requested, rule: 'stated' })]).toEqual(['a', 'b']);
  expect([...roomIdsInConflict({ stays, requested, rule: 'overlap' })]).toEqual(['a']);
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
])('isNeverOffered under %s: room %s, its stay %s', (rule, roomId, status, expected) => {
  const stays = [
    stay('2027-03-01', '2027-03-02', status),
    { ...stay('2027-03-01', '2027-03-02', 'cancelled'), room_id: 'b' },
  ];
  expect(isNeverOffered({ roomId, stays, rule })).toBe(expected);
});
