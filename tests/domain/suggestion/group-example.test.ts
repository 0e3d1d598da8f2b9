import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_GUESTS, groupExample } from '@/domain/suggestion/group-example';

const room = (
  name: string,
  max_guests: number,
  price_per_night: number,
  features: string[] = [],
) => ({
  name,
  max_guests,
  price_per_night,
  features,
});

describe('groupExample', () => {
  it('takes the two rooms that sleep twelve for the least, the larger one first (SITE-06)', () => {
    const house = [
      room('Família', 4, 88),
      room('Rede', 8, 128),
      room('Lua', 8, 104),
      room('Peixe', 6, 96),
    ];
    expect(groupExample(house)).toEqual({
      rooms: [house[2], house[0]],
      perNight: 192,
      perPerson: 16,
    });
  });

  it('leaves rooms for women alone out (SITE-06)', () => {
    const house = [room('Chaminé', 6, 60, ['Só mulheres']), room('Peixe', 6, 96)];
    expect(groupExample(house)).toBeNull();
  });

  it('is none where no two rooms sleep exactly twelve (SITE-06)', () => {
    expect(groupExample([room('Rede', 8, 128), room('Duplo', 2, 55)])).toBeNull();
  });

  it('is never beaten by another pair (SITE-06)', () => {
    const rooms = fc.array(
      fc.record({
        guests: fc.integer({ min: 4, max: 8 }),
        price: fc.integer({ min: 0, max: 200 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(rooms, (drawn) => {
        const house = drawn.map(({ guests, price }, place) => room(`Q${place}`, guests, price));
        const sums = house.flatMap((one, place) =>
          house
            .slice(place + 1)
            .filter((other) => one.max_guests + other.max_guests === EXAMPLE_GUESTS)
            .map((other) => one.price_per_night + other.price_per_night),
        );
        const best = sums.length === 0 ? undefined : Math.min(...sums);
        expect(groupExample(house)?.perNight).toBe(best);
      }),
    );
  });
});
