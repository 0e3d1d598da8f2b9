import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { recommendRooms, type RecommendableRoom } from '@/domain/suggestion/recommendations';

const room = (room_number: string, max_guests: number, price_per_night: number) => ({
  id: `id-${room_number}`,
  room_number,
  max_guests,
  price_per_night,
});

/** '6:2+8:2 @ 186' reads: room 6 takes 2 guests, room 8 takes 2, together 186 EUR a night. */
function summary(rooms: readonly RecommendableRoom[], guests: number): string[] {
  return recommendRooms({ rooms, guests }).map((entry) => {
    const placed = entry.rooms.map((item) => `${item.room.room_number}:${item.guests}`);
    return `${placed.join('+')} @ ${entry.nightlyTotal}`;
  });
}

/** The thirteen rooms of the house. */
const HOUSE = [
  room('1', 1, 38),
  room('2', 2, 55),
  room('3', 2, 58),
  room('4', 2, 52),
  room('5', 2, 52),
  room('6', 4, 84),
  room('7', 8, 128),
  room('8', 6, 102),
  room('9', 6, 108),
  room('10', 4, 88),
  room('11', 2, 62),
  room('12', 2, 54),
  room('13', 8, 120),
];

describe('labels and scores', () => {
  const three = [room('1', 4, 50), room('2', 2, 30), room('3', 2, 20)];

  it('scores and names one room (CONST-REC-04, CONST-REC-05), two (CONST-REC-07, CONST-REC-08) and three (CONST-REC-10, CONST-REC-11)', () => {
    const entries = recommendRooms({ rooms: three, guests: 4 });
    expect(entries.map(({ score, label, rooms }) => [rooms.length, score, label])).toEqual([
      [1, 100, 'Melhor opção - Um único quarto acomoda todos'],
      [2, 85, 'Boa opção - Dois quartos com distribuição equilibrada'],
      [2, 85, 'Boa opção - Dois quartos com distribuição equilibrada'],
      [2, 85, 'Boa opção - Dois quartos com distribuição equilibrada'],
      [3, 70, 'Opção disponível - Três quartos'],
    ]);
  });

  it('puts the score before the price, and the price before the number (CONST-REC-02)', () => {
    expect(summary(three, 4)).toEqual([
      '1:4 @ 50',
      '2:2+3:2 @ 50',
      '1:2+3:2 @ 70',
      '1:2+2:2 @ 80',
      '1:2+2:1+3:1 @ 100',
    ]);
  });
});

describe('splits', () => {
  const four = (count: number) => Array.from({ length: count }, (_, i) => room(`${i + 1}`, 4, 50));

  test.each([
    ['five in two rooms: 3 + 2 (CONST-REC-06)', 5, four(2), '1:3+2:2 @ 100'],
    ['seven in two rooms: 4 + 3', 7, four(2), '1:4+2:3 @ 100'],
    ['ten in three rooms: 4 + 3 + 3 (CONST-REC-09)', 10, four(3), '1:4+2:3+3:3 @ 150'],
    ['nine in three rooms: 3 + 3 + 3', 9, four(3), '1:3+2:3+3:3 @ 150'],
    ['eleven in three rooms: 4 + 4 + 3', 11, four(3), '1:4+2:4+3:3 @ 150'],
    [
      'the larger share goes to the larger room',
      5,
      [room('1', 2, 50), room('2', 3, 40)],
      '2:3+1:2 @ 90',
    ],
    [
      'the order of the rooms does not matter',
      5,
      [room('2', 3, 40), room('1', 2, 50)],
      '2:3+1:2 @ 90',
    ],
  ])('%s', (_name, guests, rooms, expected) => {
    expect(summary(rooms, guests)[0]).toBe(expected);
  });

  test.each([
    ['one guest too many for one room', 5, four(1)],
    [
      'a balanced split that does not fit, though 4 + 1 would',
      5,
      [room('1', 4, 50), room('2', 1, 20)],
    ],
    ['more than three rooms would be needed', 13, four(4)],
    ['no rooms', 2, []],
    ['nobody', 0, four(3)],
    ['fewer than nobody', -2, four(3)],
    ['half a guest', 2.5, four(3)],
    ['no number', Number.NaN, four(3)],
  ])('nothing for %s', (_name, guests, rooms) => {
    expect(recommendRooms({ rooms, guests })).toEqual([]);
  });

  it('leaves no room empty: one guest gets single rooms, two guests no three', () => {
    expect(summary(four(3), 1)).toEqual(['1:1 @ 50', '2:1 @ 50', '3:1 @ 50']);
    const sizes = recommendRooms({ rooms: four(3), guests: 2 }).map(({ rooms }) => rooms.length);
    expect(sizes).toEqual([1, 1, 1, 2, 2, 2]);
  });
});

describe('the house of thirteen rooms', () => {
  it('offers four guests the six cheapest rooms that hold them all (CONST-REC-01)', () => {
    expect(summary(HOUSE, 4)).toEqual([
      '6:4 @ 84',
      '10:4 @ 88',
      '8:4 @ 102',
      '9:4 @ 108',
      '13:4 @ 120',
      '7:4 @ 128',
    ]);
  });

  it('offers twelve guests pairs, then threes', () => {
    expect(summary(HOUSE, 12)).toEqual([
      '8:6+9:6 @ 210',
      '13:6+8:6 @ 222',
      '13:6+9:6 @ 228',
      '7:6+8:6 @ 230',
      '7:6+9:6 @ 236',
      '7:6+13:6 @ 248',
    ]);
  });

  it('fills up with threes when pairs run out', () => {
    const scores = recommendRooms({ rooms: HOUSE, guests: 14 }).map(({ score }) => score);
    expect(scores).toEqual([85, 70, 70, 70, 70, 70]);
  });

  it('orders equal prices by room number, as people count', () => {
    const rooms = ['12', '2', '1', '10'].map((number) => room(number, 2, 50));
    expect(summary(rooms, 2)).toEqual([
      '1:2 @ 50',
      '2:2 @ 50',
      '10:2 @ 50',
      '12:2 @ 50',
      '1:1+2:1 @ 100',
      '1:1+10:1 @ 100',
    ]);
  });
});

it('recommends a room for women only after those that anybody may take, of the same score', () => {
  const isRestricted = ({ room_number }: RecommendableRoom) => room_number === '9';
  const numbers = (guests: number, rooms = HOUSE) =>
    recommendRooms({ rooms, guests, isRestricted }).map((entry) =>
      entry.rooms.map((item) => item.room.room_number).join('+'),
    );
  expect(numbers(4)).toEqual(['6', '10', '8', '13', '7', '9']);
  // Its score still puts it before every pair.
  expect(
    numbers(
      5,
      HOUSE.filter(({ max_guests }) => max_guests < 8),
    ).slice(0, 3),
  ).toEqual(['8', '9', '6+4']);
});

describe('for any house', () => {
  // Few prices and sizes, so that ties and near misses are common.
  const anyRoom = fc.record({
    max_guests: fc.integer({ min: 1, max: 8 }),
    price_per_night: fc.constantFrom(20, 20.1, 25, 30, 30.2, 50),
    isForWomen: fc.boolean(),
  });
  const anyHouse = fc
    .array(anyRoom, { maxLength: 14 })
    .chain((rooms) =>
      fc.shuffledSubarray(
        rooms.map((fields, i) => ({ ...fields, id: `id-${i + 1}`, room_number: `${i + 1}` })),
      ),
    );
  const anyCount = fc.integer({ min: 1, max: 26 });

  it('never exceeds a capacity, uses a room twice or loses a guest', () => {
    fc.assert(
      fc.property(anyHouse, anyCount, (rooms, guests) => {
        for (const entry of recommendRooms({ rooms, guests })) {
          const ids = entry.rooms.map((item) => item.room.id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(entry.rooms.every((item) => item.guests >= 1)).toBe(true);
          expect(entry.rooms.every((item) => item.guests <= item.room.max_guests)).toBe(true);
          expect(entry.rooms.reduce((sum, item) => sum + item.guests, 0)).toBe(guests);
        }
      }),
    );
  });

  it('equals trying every combination', () => {
    fc.assert(
      fc.property(anyHouse, anyCount, (rooms, guests) => {
        const isRestricted = ({ isForWomen }: { isForWomen: boolean }) => isForWomen;
        const found = recommendRooms({ rooms, guests, isRestricted }).map((entry) => ({
          numbers: entry.rooms.map((item) => item.room.room_number).toSorted(byNumber),
          cents: Math.round(entry.nightlyTotal * 100),
          score: entry.score,
        }));
        expect(found).toEqual(topSixByBruteForce(rooms, guests));
      }),
      { numRuns: 500 },
    );
  });

  it('finds the same in a house of a thousand rooms as in its relevant few', () => {
    const dear = Array.from({ length: 1000 }, (_, i) => room(`${i + 100}`, 1 + (i % 3), 500));
    const cheap = [room('1', 3, 20), room('2', 3, 25), room('3', 3, 30)];
    expect(summary([...dear, ...cheap], 6).slice(0, 3)).toEqual(summary(cheap, 6).slice(0, 3));
  });
});

const byNumber = (a: string, b: string) => Number(a) - Number(b);

/**
 * CONST-REC-01 to CONST-REC-11 by brute force: every set of one to three rooms, and every way to
 * share the guests out.
 */
function topSixByBruteForce(
  rooms: readonly (RecommendableRoom & { isForWomen: boolean })[],
  guests: number,
) {
  const third = Math.ceil(guests / 3);
  const half = Math.ceil(guests / 2);
  const afterThird = guests - third;
  const splits = [
    { score: 100, shares: [guests] },
    { score: 85, shares: [half, guests - half] },
    { score: 70, shares: [third, Math.ceil(afterThird / 2), Math.floor(afterThird / 2)] },
  ];
  return splits
    .filter(({ shares }) => shares.every((share) => share > 0))
    .flatMap(({ score, shares }) =>
      setsOf(rooms, shares.length)
        .filter((set) =>
          orders(set).some((order) => order.every((one, i) => one.max_guests >= (shares[i] ?? 0))),
        )
        .map((set) => ({
          numbers: set.map((one) => one.room_number).toSorted(byNumber),
          cents: set.reduce((sum, one) => sum + Math.round(one.price_per_night * 100), 0),
          score,
          forWomen: set.filter(({ isForWomen }) => isForWomen).length,
        })),
    )
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        a.forWomen - b.forWomen ||
        a.cents - b.cents ||
        byNumbers(a.numbers, b.numbers),
    )
    .slice(0, 6)
    .map(({ numbers, cents, score }) => ({ numbers, cents, score }));
}

function byNumbers(a: readonly string[], b: readonly string[]): number {
  const differing = a.findIndex((number, i) => number !== b[i]);
  return differing === -1 ? 0 : byNumber(a[differing] ?? '', b[differing] ?? '');
}

function setsOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) =>
    setsOf(items.slice(i + 1), size - 1).map((rest) => [item].concat(rest)),
  );
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    orders(items.filter((other) => other !== item)).map((rest) => [item].concat(rest)),
  );
}
