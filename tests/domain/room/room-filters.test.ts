import { describe, expect, it, test } from 'vitest';
import {
  capacityLabel,
  FORM_CAPACITIES,
  hasCapacity,
  isFoundBy,
  LIST_CAPACITIES,
  type RoomSort,
  sortedRooms,
} from '@/domain/room/room-filters';

describe('capacity', () => {
  it('offers 8+ in the booking form only (CONST-BOOK-05, CONST-BOOK-06)', () => {
    expect(LIST_CAPACITIES.map(capacityLabel)).toEqual(['Todos', '1+', '2+', '4+', '6+']);
    expect(FORM_CAPACITIES.map(capacityLabel)).toEqual(['Todos', '1+', '2+', '4+', '6+', '8+']);
  });

  test.each([
    [1, 'all', true],
    [3, 4, false],
    [4, 4, true],
    [8, 4, true],
  ] as const)('a room for %i under %s: %s', (max_guests, capacity, expected) => {
    expect(hasCapacity({ max_guests }, capacity)).toBe(expected);
  });
});

describe('isFoundBy (BOOK-STEP3-03)', () => {
  const room = { name: 'Família Leque', description: 'Cama de casal e BELICHE.' };

  test.each([
    ['a name in another case', 'leque', true],
    ['without its accents', 'familia', true],
    ['with accents the room lacks', 'béliche', true],
    ['the description', 'beliche', true],
    ['blank', '   ', true],
    ['white space around', ' casal ', true],
    ['across name and description', 'leque cama', false],
    ['something else', 'terraço', false],
  ])('%s', (_name, search, expected) => {
    expect(isFoundBy(room, search)).toBe(expected);
  });

  it('takes a room without description', () => {
    expect(isFoundBy({ name: 'Duplo', description: null }, 'null')).toBe(false);
  });
});

const priced = (
  room_number: string,
  max_guests: number,
  price: number,
  minimum_price: number | null = null,
) => ({
  room_number,
  max_guests,
  price_per_night: price,
  minimum_price,
});

describe('sortedRooms (ROOM-LIST-03, ROOM-LIST-04, ROOM-LIST-05, ROOM-LIST-06)', () => {
  const rooms = [
    priced('12', 2, 54),
    priced('2', 2, 55),
    priced('7', 8, 128, 50),
    priced('1', 1, 54),
  ];

  test.each<[RoomSort, string[]]>([
    ['number', ['1', '2', '7', '12']],
    ['price-low', ['7', '1', '12', '2']],
    ['price-high', ['2', '1', '12', '7']],
    ['capacity', ['1', '2', '12', '7']],
  ])('by %s', (sort, expected) => {
    expect(sortedRooms(rooms, sort).map(({ room_number }) => room_number)).toEqual(expected);
  });

  it('leaves the list it was given alone', () => {
    sortedRooms(rooms, 'number');
    expect(rooms.map(({ room_number }) => room_number)).toEqual(['12', '2', '7', '1']);
  });
});
