import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecommendableRoom } from '@/domain/suggestion/recommendations';
import { type RoomSet, roomSets } from '@/domain/suggestion/room-sets';

interface TestRoom extends RecommendableRoom {
  isWomenOnly?: boolean;
  isDouble?: boolean;
}

const room = (
  room_number: string,
  max_guests: number,
  price_per_night: number,
  what: Pick<TestRoom, 'isWomenOnly' | 'isDouble'> = {},
): TestRoom => ({ id: `id-${room_number}`, room_number, max_guests, price_per_night, ...what });

const double = { isDouble: true };
const womenOnly = { isWomenOnly: true };

/** The thirteen rooms of the house. */
const HOUSE = [
  room('1', 1, 38),
  room('2', 2, 55, double),
  room('3', 2, 58, double),
  room('4', 2, 52),
  room('5', 2, 52),
  room('6', 4, 84),
  room('7', 8, 128),
  room('8', 6, 102),
  room('9', 6, 108, womenOnly),
  room('10', 4, 88),
  room('11', 2, 62, double),
  room('12', 2, 54),
  room('13', 8, 120),
];

const setsFor = (rooms: readonly TestRoom[], guests: number, nights = 1) =>
  roomSets({
    rooms,
    guests,
    priceOf: ({ price_per_night }) => price_per_night * nights,
    isRestricted: ({ isWomenOnly = false }) => isWomenOnly,
    isForCouple: ({ isDouble = false }) => isDouble,
  });

/** 'fewest-rooms 7:8+13:8 @ 248': the rooms with their guests, and the price. */
const summary = (sets: readonly RoomSet<TestRoom>[]) =>
  sets.map(({ kind, rooms, total }) => {
    const placed = rooms.map((item) => `${item.room.room_number}:${item.guests}`);
    return `${kind} ${placed.join('+')} @ ${total}`;
  });

describe('a party of thirty in the house of thirteen rooms', () => {
  it('has four sets, each of another kind, and sees who sleeps where (SUGG-02, SUGG-03)', () => {
    expect(summary(setsFor(HOUSE, 30, 3))).toEqual([
      'fewest-rooms 7:8+13:8+8:6+6:4+10:4 @ 1566',
      'lowest-price 7:8+13:8+8:6+9:6+4:2 @ 1530',
      'couples 7:8+13:8+8:6+6:4+2:2+3:2 @ 1641',
      'smaller-groups 13:8+8:6+6:4+10:4+2:2+4:2+5:2+12:2 @ 1821',
    ]);
  });

  it('is told of each set what there is to say (SUGG-03)', () => {
    const facts = setsFor(HOUSE, 30).map(({ places, restrictedCount, coupleCount, isCheapest }) => [
      places,
      restrictedCount,
      coupleCount,
      isCheapest,
    ]);
    expect(facts).toEqual([
      [30, 0, 0, false],
      [30, 1, 0, true],
      [30, 0, 2, false],
      [30, 0, 1, false],
    ]);
  });
});

describe('sets of rooms', () => {
  it('leave the places to spare in the largest room, and no room empty', () => {
    expect(summary(setsFor([room('1', 8, 90), room('2', 4, 50), room('3', 4, 50)], 13))).toEqual([
      'fewest-rooms 1:5+2:4+3:4 @ 190',
    ]);
  });

  it('take a room for women only where nothing else holds everybody', () => {
    const rooms = [room('1', 2, 50), room('2', 4, 20, womenOnly), room('3', 1, 30)];
    expect(summary(setsFor(rooms, 5))).toEqual(['fewest-rooms 2:4+3:1 @ 50']);
  });

  it('give couples one room of their own where there is only one', () => {
    const rooms = [room('1', 4, 10), room('2', 4, 10), room('3', 2, 90, double)];
    expect(summary(setsFor(rooms, 6))).toEqual([
      'fewest-rooms 1:4+3:2 @ 100',
      'lowest-price 1:2+2:4 @ 20',
    ]);
  });

  it('are none for a party that the rooms do not hold, or for no party', () => {
    for (const guests of [0, -1, 2.5, Number.NaN, 50]) expect(setsFor(HOUSE, guests)).toEqual([]);
    expect(setsFor([], 4)).toEqual([]);
  });
});

const houses = fc
  .array(
    fc.record({
      max_guests: fc.integer({ min: 1, max: 6 }),
      cents: fc.integer({ min: 0, max: 40 }),
      isWomenOnly: fc.boolean(),
      isDouble: fc.boolean(),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((rooms) =>
    rooms.map(({ max_guests, cents, isWomenOnly, isDouble }, index) =>
      room(String(index + 1), max_guests, cents / 4, {
        isWomenOnly,
        isDouble: isDouble && max_guests === 2,
      }),
    ),
  );

/** Every set of rooms that holds the party. */
function everySet(rooms: readonly TestRoom[], guests: number): TestRoom[][] {
  const sets = rooms.reduce<TestRoom[][]>(
    (found, next) => found.concat(found.map((set) => set.concat([next]))),
    [[]],
  );
  return sets.filter((set) => sum(set, ({ max_guests }) => max_guests) >= guests);
}

const sum = (set: readonly TestRoom[], of: (room: TestRoom) => number) =>
  set.reduce((total, each) => total + of(each), 0);
const cents = (set: readonly TestRoom[]) => Math.round(sum(set, (r) => r.price_per_night) * 100);
const shut = (set: readonly TestRoom[]) => set.filter((r) => r.isWomenOnly === true).length;
const places = (set: readonly TestRoom[]) => sum(set, (r) => r.max_guests);
const crowd = (set: readonly TestRoom[]) => sum(set, (r) => (r.max_guests > 4 ? r.max_guests : 0));
const couples = (set: readonly TestRoom[]) =>
  set.filter((r) => r.isDouble === true && r.isWomenOnly !== true).length;

const rankOf = {
  'fewest-rooms': (set: TestRoom[]) => [shut(set), set.length, places(set), cents(set)],
  'lowest-price': (set: TestRoom[]) => [cents(set), shut(set), set.length, places(set)],
  couples: (set: TestRoom[]) => [shut(set), set.length, places(set), cents(set)],
  'smaller-groups': (set: TestRoom[]) => [
    shut(set),
    crowd(set),
    set.length,
    cents(set),
    places(set),
  ],
};

const compareRanks = (a: number[], b: number[]) => {
  const part = a.findIndex((value, index) => value !== b[index]);
  return part === -1 ? 0 : (a[part] ?? 0) - (b[part] ?? 0);
};

describe('beside every set there is, in small houses', () => {
  it('none of its kind is better (SUGG-02)', () => {
    fc.assert(
      fc.property(houses, fc.integer({ min: 1, max: 30 }), (rooms, guests) => {
        const all = everySet(rooms, guests);
        const found = setsFor(rooms, guests);
        expect(found.length === 0).toBe(all.length === 0);
        const wantedCouples = Math.min(2, couples(rooms));
        for (const { kind, rooms: chosen } of found) {
          const rivals =
            kind === 'couples' ? all.filter((set) => couples(set) >= wantedCouples) : all;
          const best = rivals.map(rankOf[kind]).toSorted(compareRanks)[0];
          expect(rankOf[kind](chosen.map((item) => item.room))).toEqual(best);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('all are different, hold everybody, and overfill no room (SUGG-03)', () => {
    fc.assert(
      fc.property(houses, fc.integer({ min: 1, max: 30 }), (rooms, guests) => {
        const found = setsFor(rooms, guests);
        const keys = found.map((set) =>
          set.rooms
            .map((item) => item.room.id)
            .toSorted()
            .join(' '),
        );
        expect(new Set(keys).size).toBe(found.length);
        for (const set of found) {
          expect(set.rooms.reduce((total, item) => total + item.guests, 0)).toBe(guests);
          for (const { room: each, guests: placed } of set.rooms) {
            expect(placed).toBeGreaterThan(0);
            expect(placed).toBeLessThanOrEqual(each.max_guests);
          }
        }
      }),
    );
  });
});
