import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, type Day, eachDay } from '@/domain/calendar/dates';
import { partyPrice, quoteOfRoom } from '@/domain/rates/house-rates';
import { toCents } from '@/domain/basics/money';
import type { RatedRoom } from '@/domain/rates/nightly-prices';
import {
  PRICE_RULES,
  pricePerPersonAndNight,
  quoteStay,
  specialRuns,
} from '@/domain/rates/stay-quote';
import { named, QUOTE_EXAMPLES } from '../../support/rate-examples';
import { stays } from '../arbitraries';

const ARRIVAL = '2026-12-30';

describe('quoteStay (RATE-01)', () => {
  test.each(named(QUOTE_EXAMPLES))(
    '%s',
    (_name, { rule, basePrice, nights, special, total, runs }) => {
      const quote = quoteStay({
        rule,
        basePrice,
        checkIn: ARRIVAL,
        checkOut: addDays(ARRIVAL, nights),
        specialPrices: special.map(([night, price]) => ({
          date: addDays(ARRIVAL, night),
          custom_price: price,
        })),
      });
      expect(quote.total).toBe(total);
      expect(quote.nights).toBe(nights);
      expect(quote.runs.map((run) => [run.nights, run.price, run.isSpecial])).toEqual(runs);
    },
  );

  it('has no nights where the days are no stay', () => {
    const stay = { checkIn: ARRIVAL, checkOut: addDays(ARRIVAL, -2) };
    expect(quoteStay({ rule: 'stated', basePrice: 84, specialPrices: [], ...stay })).toEqual({
      total: 0,
      nights: 0,
      runs: [],
    });
  });

  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const questions = stays.chain(({ checkIn, checkOut }) =>
    fc.record({
      rule: fc.constantFrom(...PRICE_RULES),
      basePrice: cents.map((sum) => sum / 100),
      checkIn: fc.constant(checkIn),
      checkOut: fc.constant(checkOut),
      specialPrices: fc.uniqueArray(
        fc.record({
          date: fc.integer({ min: -2, max: 22 }).map((day) => addDays(checkIn, day)),
          custom_price: fc.option(
            fc.oneof(
              cents.map((sum) => sum / 100),
              fc.constantFrom(10, 20),
            ),
          ),
        }),
        { selector: ({ date }) => date },
      ),
    }),
  );

  it('adds up night by night, to the cent', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { rule, basePrice, specialPrices } = question;
        const prices = new Map(specialPrices.map((night) => [night.date, night.custom_price]));
        const nights = eachDay({ from: question.checkIn, to: question.checkOut }).map((day) =>
          rule === 'stated' ? basePrice : (prices.get(day) ?? basePrice),
        );
        const quote = quoteStay(question);
        expect(toCents(quote.total)).toBe(nights.reduce((sum, price) => sum + toCents(price), 0));
        expect(quote.runs.flatMap((run) => Array(run.nights).fill(run.price))).toEqual(nights);
      }),
    );
  });

  it('gives runs that follow each other and differ from their neighbours', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { runs } = quoteStay(question);
        expect(runs[0]?.from).toBe(question.checkIn);
        expect(runs.at(-1)?.until).toBe(question.checkOut);
        runs.slice(1).forEach((run, place) => {
          expect(run.from).toBe(runs[place]?.until);
          expect(run.price).not.toBe(runs[place]?.price);
        });
        expect(specialRuns({ total: 0, nights: 0, runs })).toEqual(
          runs.filter(({ price }) => price !== question.basePrice),
        );
      }),
    );
  });
});

describe('under the stated rule', () => {
  const priceOf = (basePrice: number, nights: number) =>
    quoteStay({
      rule: 'stated',
      basePrice,
      checkIn: ARRIVAL,
      checkOut: addDays(ARRIVAL, nights),
      specialPrices: [],
    }).total;

  test.each([
    [84, 3, 252],
    [0.1, 3, 0.3],
    [79.99, 7, 559.93],
    [33.33, 270, 8999.1],
    [0, 5, 0],
  ])('%d EUR for %d nights is %d EUR (DATA-BOOK-05)', (basePrice, nights, expected) => {
    expect(priceOf(basePrice, nights)).toBe(expected);
  });

  it('is exact to the cent, as the database checks it (DATA-BOOK-05)', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 280 }), (cents, nights) => {
        expect(toCents(priceOf(cents / 100, nights))).toBe(cents * nights);
      }),
    );
  });
});

describe('several rooms', () => {
  const totalOf = (rooms: readonly RatedRoom[], stay: { checkIn: Day; checkOut: Day }) =>
    partyPrice(rooms.map((room) => ({ quote: quoteOfRoom(room, stay), guests: 1 }))).total;

  it('cost the sum of their base prices x nights (CONST-PRICE-01)', () => {
    const rooms = [{ price_per_night: 52 }, { price_per_night: 55.1 }, { price_per_night: 38.2 }];
    const stay = { checkIn: ARRIVAL, checkOut: addDays(ARRIVAL, 3) };
    expect(totalOf(rooms, stay)).toBe(435.9);
  });

  it('cost night by night what each of them costs (RATE-01)', () => {
    const stay = { checkIn: ARRIVAL, checkOut: addDays(ARRIVAL, 2) };
    const special = [{ date: ARRIVAL, custom_price: 40 }];
    const rooms = [
      { price_per_night: 55.1, nightly: { ...stay, special: [] } },
      { price_per_night: 38.2, nightly: { ...stay, special } },
    ];
    expect(rooms.map((room) => quoteOfRoom(room, stay).total)).toEqual([110.2, 78.2]);
    expect(totalOf(rooms, stay)).toBe(188.4);
  });
});

test.each([
  [451, 6, 3, 25.06],
  [252, 1, 3, 84],
  [100, 3, 1, 33.33],
  [0.05, 2, 1, 0.03],
  [84, 0, 3, null],
  [84, 2, 0, null],
])('%d EUR for %d guests and %d nights: %s each (RATE-04)', (total, guests, nights, expected) => {
  expect(pricePerPersonAndNight(total, guests, nights)).toBe(expected);
});
