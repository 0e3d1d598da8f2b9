import { expect, it } from 'vitest';
import { isCoupleRoom } from '@/domain/room/couple-rooms';
import { partyProposal } from '@/domain/suggestion/party-proposal';

const room = (room_number: string, max_guests: number, price_per_night: number) => ({
  id: room_number,
  room_number,
  max_guests,
  price_per_night,
});

/** Of these rooms, those of 99 EUR are for women only; the stay has three nights. */
function proposed(rooms: ReturnType<typeof room>[], guests: number) {
  const proposal = partyProposal({
    rooms,
    guests,
    priceOf: ({ price_per_night }) => price_per_night * 3,
    isRestricted: ({ price_per_night }) => price_per_night === 99,
    isForCouple: () => false,
  });
  const placed = proposal?.rooms.map((item) => `${item.room.room_number}:${item.guests}`);
  return proposal && `${placed?.join('+')} @ ${proposal.total}`;
}

it('offers what the stated rules do, where they find something (SUGG-01)', () => {
  expect(proposed([room('1', 4, 80), room('2', 2, 30), room('3', 2, 20)], 4)).toBe('1:4 @ 240');
});

it('offers a set of rooms where they find nothing (SUGG-01, SUGG-02)', () => {
  const rooms = [room('1', 8, 100), room('2', 6, 90), room('3', 2, 20), room('4', 2, 20)];
  expect(proposed(rooms, 18)).toBe('1:8+2:6+3:2+4:2 @ 690');
  expect(proposed(rooms, 19)).toBeNull();
});

it('offers rooms that not everybody may take only where nothing else serves', () => {
  expect(proposed([room('1', 8, 99), room('2', 6, 200), room('3', 2, 20)], 8)).toBe(
    '2:6+3:2 @ 660',
  );
  expect(proposed([room('1', 8, 99), room('2', 6, 200)], 8)).toBe('1:8 @ 297');
  expect(proposed([room('1', 8, 99), room('2', 2, 20)], 10)).toBe('1:8+2:2 @ 357');
});

it.each([
  ['a double bed', { name: 'Maré', features: ['Wi-Fi', 'Cama de casal'], max_guests: 2 }, true],
  ['its name', { name: 'Duplo Sol', features: [], max_guests: 2 }, true],
  ['two beds', { name: 'Twin', features: ['Duas camas individuais'], max_guests: 2 }, false],
  ['a bunk too', { name: 'X', features: ['Cama de casal e beliche'], max_guests: 4 }, false],
])('knows a room for couples by %s (SUGG-02)', (_what, described, isForCouple) => {
  expect(isCoupleRoom(described)).toBe(isForCouple);
});
