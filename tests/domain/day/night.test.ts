import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nightSentence, nightState, nightSum, type NightRoomRead } from '@/domain/day/night';

function room(n: number, overrides: Partial<NightRoomRead> = {}): NightRoomRead {
  return {
    id: `room-${n}`,
    room_number: String(n),
    name: `Quarto ${n}`,
    max_guests: 4,
    booking_number: null,
    status: null,
    guests: null,
    is_blocked: false,
    ...overrides,
  };
}

const taken = (n: number, guests: number, status = 'confirmed') =>
  room(n, { booking_number: `R26-${n}`, status, guests });

describe('a room at night (DAY-05)', () => {
  test.each([
    ['free', room(1)],
    ['blocked', room(1, { is_blocked: true })],
    ['taken', taken(1, 2)],
    ['asked', taken(1, 2, 'pending')],
    // A room with a guest counts as taken, even where its day was closed later.
    ['taken', { ...taken(1, 2), is_blocked: true }],
  ] as const)('is %s', (state, one) => {
    expect(nightState(one)).toBe(state);
  });
});

function words(rooms: readonly NightRoomRead[]): string {
  const { rooms: inRooms, beds, free } = nightSentence(nightSum(rooms));
  return `${inRooms}, ${beds}${free === null ? '' : `. ${free.label} ${free.numbers}`}`;
}

describe('the night in words (DAY-05)', () => {
  const all = (count: number) => Array.from({ length: count }, (_, n) => room(n + 1));

  test.each([
    ['of an empty house', all(3), '0 de 3 quartos, 0 de 12 camas'],
    ['with one free', [taken(1, 3), room(4)], '1 de 2 quartos, 3 de 8 camas. Livre: 4'],
    [
      'with two free',
      [taken(1, 3), room(8), room(4)],
      '1 de 3 quartos, 3 de 12 camas. Livres: 4 e 8',
    ],
    [
      'with three free, in their order',
      [taken(1, 1), room(10), room(9), room(2)],
      '1 de 4 quartos, 1 de 16 camas. Livres: 2, 9 e 10',
    ],
    ['of a full house', [taken(1, 4)], '1 de 1 quartos, 4 de 4 camas. Livres: nenhum'],
    [
      'of a large house',
      [taken(99, 1), ...all(11)],
      '1 de 12 quartos, 1 de 48 camas. Livres: 11 quartos',
    ],
    [
      'with what nobody has promised or sold',
      [taken(1, 2, 'pending'), room(2, { is_blocked: true }), room(3)],
      '0 de 3 quartos, 0 de 12 camas. Livre: 3',
    ],
  ])('%s', (_name, rooms, sentence) => {
    expect(words(rooms)).toBe(sentence);
  });
});

it('counts every room in one state alone (DAY-05)', () => {
  const anyRoom = fc.record({
    n: fc.integer({ min: 1, max: 40 }),
    status: fc.constantFrom(null, 'pending', 'confirmed', 'checked_in'),
    is_blocked: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyRoom, { maxLength: 30 }), (some) => {
      const rooms = some.map(({ n, status, is_blocked }) =>
        room(n, { status, is_blocked, booking_number: status === null ? null : 'R', guests: 1 }),
      );
      const sum = nightSum(rooms);
      const others = rooms.filter((one) => ['asked', 'blocked'].includes(nightState(one)));
      expect(sum.takenRooms + sum.free.length + others.length).toBe(sum.rooms);
      expect(sum.takenBeds).toBe(sum.takenRooms);
    }),
  );
});
