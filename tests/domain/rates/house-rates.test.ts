import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { partyPrice, quoteOfRoom, ratedRooms } from '@/domain/rates/house-rates';
import { areNightsRepriced, type RatedRoom } from '@/domain/rates/nightly-prices';

const STAY = { checkIn: '2026-11-14', checkOut: '2026-11-17' };
const leque: RatedRoom & { id: string } = { id: 'leque', price_per_night: 84 };
const mare: RatedRoom & { id: string } = { id: 'mare', price_per_night: 90 };
const special = (room_id: string, night: number, custom_price: number | null) => ({
  room_id,
  date: addDays(STAY.checkIn, night),
  custom_price,
});

const rated = (days: ReturnType<typeof special>[]) =>
  ratedRooms({ rooms: [leque, mare], rule: 'nightly', specialPrices: days, ...STAY });

describe('rooms on offer', () => {
  it('stay as they are under the stated rule, whatever special prices there are (RATE-01)', () => {
    const specialPrices = [special('leque', 0, 500)];
    expect(ratedRooms({ rooms: [leque, mare], rule: 'stated', specialPrices, ...STAY })).toEqual([
      leque,
      mare,
    ]);
  });

  it('carry the special prices of their own nights, in order, and of no other day (RATE-01)', () => {
    const [first] = rated([
      special('leque', 2, 80),
      special('leque', 1, 81),
      special('leque', 0, null),
      special('leque', -1, 1),
      special('leque', 3, 1),
      special('gone', 0, 1),
    ]);
    expect(first?.id).toBe('leque');
    expect(first?.nightly?.special.map(({ custom_price }) => custom_price)).toEqual([81, 80]);
    expect(first && quoteOfRoom(first, STAY).total).toBe(84 + 81 + 80);
  });

  it('come with the cheapest stay first (RATE-01)', () => {
    expect(rated([]).map(({ id }) => id)).toEqual(['leque', 'mare']);
    expect(rated([special('leque', 0, 103)]).map(({ id }) => id)).toEqual(['mare', 'leque']);
  });
});

describe('a room chosen before', () => {
  const at = (price_per_night: number, prices?: number[], stay = STAY): RatedRoom => ({
    price_per_night,
    ...(prices === undefined
      ? {}
      : {
          nightly: {
            ...stay,
            special: prices.map((custom_price, night) => ({
              date: addDays(stay.checkIn, night),
              custom_price,
            })),
          },
        }),
  });

  it.each<[string, RatedRoom, RatedRoom, boolean]>([
    ['costs the same', at(84), at(84), false],
    ['has another base price', at(84), at(85), true],
    ['has another special price', at(84, [92]), at(84, [93]), true],
    ['lost its special price', at(84, [92]), at(84, []), true],
    ['is charged night by night now', at(84), at(84, [92]), true],
    ['is charged night by night now, at the same prices', at(84), at(84, []), false],
    ['is charged by the stated rule again', at(84, [92]), at(84), true],
    [
      'is asked for other nights, which cost what they cost',
      at(84, [92]),
      at(84, [], { checkIn: '2026-12-01', checkOut: '2026-12-03' }),
      false,
    ],
  ])('%s (RATE-01)', (_case, before, now, isRepriced) => {
    expect(areNightsRepriced(before, now)).toBe(isRepriced);
  });
});

describe('what a party pays', () => {
  const quote = (price_per_night: number) => quoteOfRoom({ price_per_night }, STAY);

  it('is said for each guest and night, and whether that is a mean (RATE-04)', () => {
    expect(partyPrice([{ quote: quote(84), guests: 4 }])).toMatchObject({
      total: 252,
      perNight: 84,
      perPerson: 21,
      isAverage: false,
      hasSpecialNights: false,
    });
    expect(
      partyPrice([
        { quote: quote(84), guests: 4 },
        { quote: quote(42), guests: 2 },
      ]),
    ).toMatchObject({ perPerson: 21, isAverage: false });
    expect(
      partyPrice([
        { quote: quote(84), guests: 4 },
        { quote: quote(55), guests: 2 },
      ]),
    ).toMatchObject({ total: 417, perPerson: 23.17, isAverage: true });
  });

  it('is a mean where one night costs extra (RATE-01, RATE-04)', () => {
    const [room] = rated([special('leque', 1, 92)]);
    const price = partyPrice([{ quote: quoteOfRoom(room ?? leque, STAY), guests: 2 }]);
    expect(price).toMatchObject({ total: 260, isAverage: true, hasSpecialNights: true });
  });

  it('is nothing for nobody (RATE-04)', () => {
    expect(partyPrice([])).toMatchObject({ total: 0, perPerson: null, isAverage: false });
  });

  it('times guests and nights is the total but for the rounding (RATE-04)', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            cents: fc.integer({ min: 0, max: 50_000 }),
            guests: fc.integer({ min: 1, max: 8 }),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        (rooms) => {
          const price = partyPrice(
            rooms.map(({ cents, guests }) => ({ quote: quote(cents / 100), guests })),
          );
          const personNights = price.guests * price.nights;
          const off = Math.abs((price.perPerson ?? 0) * personNights - price.total);
          expect(off).toBeLessThanOrEqual(0.005 * personNights + 1e-6);
        },
      ),
    );
  });
});
