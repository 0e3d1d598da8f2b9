import { describe, expect, test } from 'vitest';
import { nightlyTotal, shownNightlyPrice } from '@/domain/rates/room-pricing';

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

test('rooms together cost the sum of their nightly prices', () => {
  const rooms = [{ price_per_night: 52 }, { price_per_night: 55.1 }, { price_per_night: 38.2 }];
  expect(nightlyTotal(rooms)).toBe(145.3);
  expect(nightlyTotal([])).toBe(0);
});
