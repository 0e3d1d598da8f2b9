import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatEuros, formatEurosShort, fromCents, sumEuros, toCents } from '@/domain/basics/money';
import { formatWholeEuros } from '@/domain/basics/whole-euros';

const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });

describe('cents', () => {
  test.each([
    [0, 0],
    [84, 8400],
    [79.5, 7950],
    [0.29, 29],
    [1.15, 115],
    [100_000, 10_000_000],
  ])('%d EUR are %d cents', (euros, expected) => {
    expect(toCents(euros)).toBe(expected);
  });

  it('come back unchanged', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(fromCents(amount))).toBe(amount);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('refuse %d', (euros) => {
    expect(() => toCents(euros)).toThrow(RangeError);
  });
});

describe('sumEuros', () => {
  it('adds without binary dust', () => {
    expect(sumEuros([0.1, 0.2])).toBe(0.3);
    expect(sumEuros([])).toBe(0);
  });

  it('equals the sum of whole cents', () => {
    fc.assert(
      fc.property(fc.array(cents), (amounts) => {
        const expected = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(toCents(sumEuros(amounts.map(fromCents)))).toBe(expected);
      }),
    );
  });
});

// A no-break space stands before the sign, and between thousands.
const NBSP = '\u00a0';

describe('formatEuros', () => {
  test.each([
    [252, `252,00${NBSP}€`],
    [79.5, `79,50${NBSP}€`],
    [0, `0,00${NBSP}€`],
    [1234.5, `1234,50${NBSP}€`],
    [18_436, `18${NBSP}436,00${NBSP}€`],
  ])('%d is %s', (euros, expected) => {
    expect(formatEuros(euros)).toBe(expected);
  });
});

describe('formatEurosShort', () => {
  test.each([
    [84, `84${NBSP}€`],
    [84.5, `84,50${NBSP}€`],
    [0, `0${NBSP}€`],
  ])('%d is %s', (euros, expected) => {
    expect(formatEurosShort(euros)).toBe(expected);
  });
});

describe('every amount is as Intl writes it (GEN-12, GEN-13, CONST-PRICE-02)', () => {
  // Up to a hundred million: the revenue of years, and negative amounts.
  const amounts = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
  const currency = { style: 'currency', currency: 'EUR' } as const;
  const exact = new Intl.NumberFormat('pt-PT', currency);
  const whole = new Intl.NumberFormat('pt-PT', { ...currency, maximumFractionDigits: 0 });

  it('with its cents', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatEuros(fromCents(amount))).toBe(exact.format(fromCents(amount)));
      }),
    );
  });

  it('in whole euros', () => {
    fc.assert(
      fc.property(amounts, (euros) => {
        expect(formatEurosShort(euros)).toBe(whole.format(euros));
      }),
    );
  });

  it.each([999, 1000, 9999, 10_000, 99_999, 100_000, 999_999, 1_000_000])('%d euros', (euros) => {
    expect(formatEuros(euros)).toBe(exact.format(euros));
    expect(formatEurosShort(-euros)).toBe(whole.format(-euros));
  });
});

test.each([
  [62, '62'],
  [62.5, '63'],
  [62.49, '62'],
  [12_500, '12\u00a0500'],
])('formatWholeEuros: %d EUR in the narrowest place is %s', (euros, text) => {
  expect(formatWholeEuros(euros)).toBe(text);
});
