import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestShownPrice, roomsForHome } from '@/domain/room/home-rooms';
import { shownNightlyPrice } from '@/domain/rates/room-pricing';

const room = (room_number: string, max_guests: number, price_per_night: number) => ({
  room_number,
  max_guests,
  price_per_night,
  minimum_price: null as number | null,
});

const numbers = (rooms: readonly { room_number: string }[]) =>
  rooms.map(({ room_number }) => room_number);

const houses = fc.uniqueArray(
  fc.record({
    room_number: fc.integer({ min: 1, max: 200 }).map(String),
    max_guests: fc.integer({ min: 1, max: 8 }),
    price_per_night: fc.integer({ min: 0, max: 30 }),
    minimum_price: fc.option(fc.integer({ min: 0, max: 30 })),
  }),
  { selector: ({ room_number }) => room_number, maxLength: 12 },
);

describe('lowestShownPrice', () => {
  it('is that of a minimum where it is lower (SITE-02)', () => {
    expect(lowestShownPrice([room('1', 1, 38), { ...room('2', 2, 55), minimum_price: 35 }])).toBe(
      35,
    );
  });

  it('is unknown without rooms (SITE-02)', () => {
    expect(lowestShownPrice([])).toBeNull();
  });
});

describe('roomsForHome', () => {
  it('takes the cheapest, one for two and the largest, of equals the lower number (SITE-02)', () => {
    const house = [
      room('13', 8, 104),
      room('11', 2, 62),
      room('7', 8, 128),
      room('2', 2, 55),
      room('3', 2, 52),
      room('6', 4, 79),
      room('1', 1, 38),
    ];
    expect(numbers(roomsForHome(house))).toEqual(['1', '2', '7']);
  });

  it('takes the next one for two where the cheapest is for two itself (SITE-02)', () => {
    expect(numbers(roomsForHome([room('2', 2, 40), room('3', 2, 52), room('7', 8, 99)]))).toEqual([
      '2',
      '3',
      '7',
    ]);
  });

  it('takes the cheapest of the others where none is for two (SITE-02)', () => {
    expect(
      numbers(
        roomsForHome([room('1', 1, 38), room('4', 4, 90), room('5', 3, 60), room('6', 6, 99)]),
      ),
    ).toEqual(['1', '5', '6']);
  });

  it('shows three rooms, or all there are, none twice, the cheapest first (SITE-02)', () => {
    fc.assert(
      fc.property(houses, (house) => {
        const shown = roomsForHome(house);
        expect(shown).toHaveLength(Math.min(3, house.length));
        expect(new Set(shown).size).toBe(shown.length);
        const [first] = shown;
        expect(first === undefined ? null : shownNightlyPrice(first)).toBe(lowestShownPrice(house));
      }),
    );
  });
});
