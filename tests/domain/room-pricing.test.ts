import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toCents } from '@/domain/money';
import {
  nightlyTotal,
  requestNightlyPrice,
  shownNightlyPrice,
  stayPrice,
  totalPrice,
} from '@/domain/room-pricing';

describe('shownNightlyPrice (ROOM-LIST-17)', () => {
  test.each([
    ['no minimum', 55, null, 55],
    ['a lower minimum', 55, 49.5, 49.5],
    ['a minimum as high', 55, 55, 55],
    ['a higher minimum', 55, 60, 55],
    ['a minimum of nothing is set, too', 55, 0, 0],
  ])('%s', (_name, price_per_night, minimum_price, expected) => {
    expect(shownNightlyPrice({ price_per_night, minimum_price })).toBe(expected);
  });
});

describe('requestNightlyPrice', () => {
  test.each([
    ['no minimum', null, null],
    ['a lower minimum', 49.5, 55],
    ['a minimum as high', 55, null],
    ['a higher minimum', 60, null],
  ])('%s', (_name, minimum_price, expected) => {
    expect(requestNightlyPrice({ price_per_night: 55, minimum_price })).toBe(expected);
  });
});

describe('stayPrice', () => {
  test.each([
    [84, 3, 252],
    [0.1, 3, 0.3],
    [79.99, 7, 559.93],
    [33.33, 270, 8999.1],
    [0, 5, 0],
  ])('%d EUR for %d nights is %d EUR (DATA-BOOK-05)', (pricePerNight, nights, expected) => {
    expect(stayPrice({ pricePerNight, nights })).toBe(expected);
  });

  it('is exact to the cent, as the database checks it', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 280 }), (cents, nights) => {
        expect(toCents(stayPrice({ pricePerNight: cents / 100, nights }))).toBe(cents * nights);
      }),
    );
  });
});

describe('totals of several rooms', () => {
  const rooms = [{ price_per_night: 52 }, { price_per_night: 55.1 }, { price_per_night: 38.2 }];

  it('add the nightly prices', () => {
    expect(nightlyTotal(rooms)).toBe(145.3);
    expect(nightlyTotal([])).toBe(0);
  });

  it('equal the sum of what each row costs (CONST-PRICE-01)', () => {
    const rows = rooms.map((room) => stayPrice({ pricePerNight: room.price_per_night, nights: 3 }));
    expect(totalPrice({ rooms, nights: 3 })).toBe(435.9);
    expect(toCents(totalPrice({ rooms, nights: 3 }))).toBe(
      rows.reduce((sum, row) => sum + toCents(row), 0),
    );
  });
});
