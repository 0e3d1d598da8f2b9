import { describe, expect, it, test } from 'vitest';
import { statusAfter, statusBefore, withSteps, type DayStep } from '@/domain/day/steps';

const stay = {
  id: '1',
  booking_number: 'R26-1',
  room_id: 'room-1',
  room_number: '1',
  guest_name: 'Tobias Keller',
  check_in_date: '2026-11-23',
  check_out_date: '2026-11-25',
  number_of_guests: 2,
  status: 'awaiting_payment',
  done: null,
  updated_at: 'then',
};

const at = '2026-11-23T07:48:00Z';
const day = {
  day: '2026-11-23',
  arrivals: [stay],
  departures: [],
  in_house: [],
  late_arrivals: [],
  late_departures: [],
};

test.each<[DayStep, string, { at: string; from: string | null } | null, string | null]>([
  ['check-in', 'checked_in', { at, from: 'awaiting_payment' }, 'awaiting_payment'],
  ['check-in', 'checked_in', null, 'confirmed'],
  ['check-in', 'checked_in', { at, from: null }, 'confirmed'],
  ['check-out', 'checked_out', null, 'checked_in'],
  // What has moved on to another state must not be set back.
  ['check-in', 'checked_out', { at, from: 'confirmed' }, null],
  ['check-out', 'completed', { at, from: 'checked_in' }, null],
])('%s of a booking that is %s goes back as it was (DAY-02)', (step, status, done, before) => {
  expect(statusBefore(step, { ...stay, status, done })).toBe(before);
});

describe('a step that was pressed', () => {
  it('shows at once, and knows the way back (DAY-02)', () => {
    const step = { status: statusAfter('check-in'), at };
    const [shown] = withSteps(day, new Map([['1', step]])).arrivals;
    expect(shown).toMatchObject({ status: 'checked_in', done: { at, from: 'awaiting_payment' } });
    expect(shown?.updated_at).toBe('then');
    expect(shown && statusBefore('check-in', shown)).toBe('awaiting_payment');
  });

  it('taken back is as it was, in the version that is stored now', () => {
    const step = { status: 'awaiting_payment', at, updatedAt: 'now' };
    const done = { ...stay, status: 'checked_in', done: { at, from: 'awaiting_payment' } };
    const sheet = withSteps({ ...day, arrivals: [done] }, new Map([['1', step]]));
    expect(sheet.arrivals).toEqual([{ ...stay, updated_at: 'now' }]);
  });

  it('leaves all others alone', () => {
    expect(withSteps(day, new Map())).toBe(day);
    expect(withSteps(day, new Map([['2', { status: 'checked_in', at }]])).arrivals[0]).toBe(stay);
  });
});
