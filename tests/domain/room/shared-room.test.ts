import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { pricePerPerson } from '@/domain/room/shared-room';

test.each([
  ['a dormitory', 128, 8, 16],
  ['a family, in cents', 79, 4, 19.75],
  ['to the nearest cent', 100, 6, 16.67],
  ['nothing for nothing', 0, 4, 0],
  ['three beds are no dormitory', 60, 3, null],
])('pricePerPerson: %s (SITE-02)', (_case, price, guests, expected) => {
  expect(pricePerPerson(price, guests)).toBe(expected);
});

it('is off by less than a cent for each guest (SITE-02)', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 4, max: 50 }), (price, guests) => {
      const each = pricePerPerson(price / 100, guests) ?? NaN;
      expect(Math.abs(Math.round(each * 100) * guests - price)).toBeLessThanOrEqual(guests / 2);
    }),
  );
});
