import { describe, expect, test } from 'vitest';
import {
  groupStayLabel,
  groupSummary,
  referenceBeside,
} from '@/features/panel/booking/groups/group-summary';
import { sortedByRoom } from '@/features/panel/parts/sorted-by-room';
import { makeBooking, uuid } from '../../../../support/builders';

const room = (room_number: string) => ({ room_number, name: `Quarto ${room_number}` });

describe('groupSummary', () => {
  test('sums up stays that differ', () => {
    const bookings = [
      makeBooking({ status: 'confirmed', rooms: room('12'), total_price: 0.1 }),
      makeBooking({
        rooms: room('7'),
        check_in_date: '2026-11-12',
        check_out_date: '2026-11-15',
        total_price: 0.2,
      }),
      makeBooking({ rooms: null, check_out_date: '2026-11-20', total_price: 100 }),
    ];
    expect(groupSummary(bookings)).toEqual({
      guest: 'Inês Duarte',
      roomNumbers: ['7', '12'],
      state: { status: 'pending', mix: '1 confirmada, 2 pendentes' },
      stay: { from: '2026-11-12', to: '2026-11-20' },
      sums: { rooms: 3, guests: 6, totalPrice: 100.3 },
    });
  });

  test('leaves out what is cancelled', () => {
    const bookings = [
      makeBooking({ status: 'cancelled', rooms: room('2'), check_out_date: '2026-12-24' }),
      makeBooking({ status: 'confirmed', rooms: room('7'), total_price: 80 }),
    ];
    expect(groupSummary(bookings)).toEqual({
      guest: 'Inês Duarte',
      roomNumbers: ['7'],
      state: { status: 'confirmed', mix: '1 confirmada, 1 cancelada' },
      stay: { from: '2026-11-14', to: '2026-11-17' },
      sums: { rooms: 1, guests: 2, totalPrice: 80 },
    });
  });

  test('knows a group without bookings', () => {
    expect(groupSummary([])).toEqual({
      guest: null,
      roomNumbers: [],
      state: { status: null, mix: null },
      stay: null,
      sums: { rooms: 0, guests: 0, totalPrice: 0 },
    });
  });
});

test('rooms stand in the order of their doors, bookings without one last', () => {
  const bookings = [null, room('12'), room('2'), null].map((rooms, n) =>
    makeBooking({ id: uuid(2, n), rooms }),
  );
  expect(sortedByRoom(bookings).map(({ rooms }) => rooms?.room_number)).toEqual([
    '2',
    '12',
    undefined,
    undefined,
  ]);
});

test.each([
  ['2026-11-27', '2026-11-29', '27 nov. – 29 nov. 2026'],
  ['2026-12-30', '2027-01-02', '30 dez. 2026 – 2 jan. 2027'],
])('from %s to %s reads %s', (from, to, label) => {
  expect(groupStayLabel({ from, to })).toBe(label);
});

test('says the reference once where a group is named by it', () => {
  const group_reference = 'GRP26-8KQ2M7XA';
  expect(referenceBeside({ group_name: 'Clube de Vela', group_reference })).toBe(group_reference);
  expect(referenceBeside({ group_name: `Grupo ${group_reference}`, group_reference })).toBeNull();
});
