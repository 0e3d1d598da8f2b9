import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BOOKING_STATUSES } from '@/domain/booking/booking-status';
import {
  countedBookings,
  groupPriceWords,
  groupState,
  groupSums,
} from '@/domain/booking/group-state';

const inStates = (...statuses: string[]) => statuses.map((status) => ({ status }));

test.each([
  ['one state', ['confirmed', 'confirmed'], 'confirmed', null],
  ['two states', ['confirmed', 'pending'], 'pending', '1 confirmada, 1 pendente'],
  [
    'many states, in any order',
    ['awaiting_payment', 'checked_in', 'awaiting_payment', 'completed', 'payment_received'],
    'awaiting_payment',
    '1 concluída, 1 com check-in feito, 1 com pagamento recebido, 2 aguardam pagamento',
  ],
  [
    'a cancelled room beside live ones',
    ['cancelled', 'confirmed', 'confirmed'],
    'confirmed',
    '2 confirmadas, 1 cancelada',
  ],
  ['all cancelled', ['cancelled', 'cancelled'], 'cancelled', null],
  ['a state nobody knows', ['confirmed', 'new'], 'pending', '1 confirmada, 1 pendente'],
  ['nothing', [], null, null],
])('groupState of %s', (_name, statuses, status, mix) => {
  expect(groupState(inStates(...statuses))).toEqual({ status, mix });
});

const rooms = fc.array(
  fc.record({
    status: fc.constantFrom(...BOOKING_STATUSES),
    check_in_date: fc.constantFrom('2026-11-10', '2026-11-12'),
    check_out_date: fc.constantFrom('2026-11-13', '2026-11-15'),
    number_of_guests: fc.integer({ min: 1, max: 8 }),
    total_price: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
  }),
  { maxLength: 12 },
);

describe('a group of any rooms', () => {
  it('has the state of one of its live rooms, none of which is behind it, in whatever order', () => {
    const road: readonly string[] = BOOKING_STATUSES.filter((status) => status !== 'cancelled');
    fc.assert(
      fc.property(rooms, (group) => {
        const { status, mix } = groupState(group);
        const live = group.filter((room) => room.status !== 'cancelled');
        const behind = road[Math.min(...live.map((room) => road.indexOf(room.status)))];
        expect(status).toBe(behind ?? (group.length === 0 ? null : 'cancelled'));
        expect(groupState(group.toReversed())).toEqual({ status, mix });
        // The words count every room once.
        const counts = mix?.split(', ').map((part) => Number.parseInt(part, 10)) ?? [group.length];
        expect(counts.reduce((a, b) => a + b, 0)).toBe(group.length);
        expect(mix === null).toBe(new Set(group.map((room) => room.status)).size <= 1);
      }),
    );
  });

  it('comes to what its live rooms come to, whatever is cancelled beside them', () => {
    fc.assert(
      fc.property(rooms, (group) => {
        const live = group.filter((room) => room.status !== 'cancelled');
        expect(groupSums(group)).toEqual(groupSums(live));
        expect(groupSums(group).rooms).toBe(live.length);
        expect(countedBookings(group)).toEqual(live.length > 0 ? live : group);
      }),
    );
  });
});

test('the guests of a stay divided between rooms count once, those of other rooms each (DESK-09)', () => {
  const part = { status: 'confirmed', number_of_guests: 2, total_price: 100 };
  const first = { ...part, check_in_date: '2026-11-10', check_out_date: '2026-11-12' };
  const second = { ...part, check_in_date: '2026-11-12', check_out_date: '2026-11-14' };
  expect(groupSums([second, first])).toEqual({ rooms: 2, guests: 2, totalPrice: 200 });
  expect(groupSums([first, first])).toEqual({ rooms: 2, guests: 4, totalPrice: 200 });
  expect(groupSums([first, second, { ...second, number_of_guests: 3 }]).guests).toBe(5);
});

test('a group none of whose prices was entered has no price, one of nothing costs nothing (CHAN-03)', () => {
  const room = { status: 'confirmed', source: 'airbnb', number_of_guests: 1, total_price: 0 };
  const cancelled = { ...room, status: 'cancelled' };
  expect(groupPriceWords([room, room])).toBe('por indicar');
  expect(groupPriceWords([room, { ...room, total_price: 306 }])).toMatch(/^306,00\s€$/);
  expect(groupPriceWords([{ ...room, source: 'desk' }, cancelled])).toMatch(/^0,00\s€$/);
});
