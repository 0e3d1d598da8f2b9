import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, eachDay } from '@/domain/dates';
import { toCents } from '@/domain/money';
import {
  PRICE_RULES,
  pricePerPersonAndNight,
  quoteRooms,
  quoteStay,
  specialRuns,
} from '@/domain/stay-quote';
import { named, QUOTE_EXAMPLES } from '../support/rate-examples';
import { stays } from './arbitraries';

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

test('several rooms cost what each of them costs (CONST-PRICE-01, RATE-01)', () => {
  const rooms = [
    { id: 'a', price_per_night: 55.1 },
    { id: 'b', price_per_night: 38.2 },
  ];
  const { total, quotes } = quoteRooms({
    rule: 'nightly',
    rooms,
    checkIn: ARRIVAL,
    checkOut: addDays(ARRIVAL, 2),
    specialPrices: [{ room_id: 'b', date: ARRIVAL, custom_price: 40 }],
  });
  expect(quotes.map(({ room, quote }) => [room.id, quote.total])).toEqual([
    ['a', 110.2],
    ['b', 78.2],
  ]);
  expect(total).toBe(188.4);
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
