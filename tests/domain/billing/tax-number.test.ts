import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanTaxNumber, formatTaxNumber, taxNumberProblem } from '@/domain/billing/tax-number';
import { TAX_NUMBERS } from './tax-numbers';

const digit = fc.integer({ min: 0, max: 9 });

/** Every ninth digit tried, instead of the sum that the code makes. */
function withCheckDigit(eight: readonly number[]): string {
  const all = Array.from({ length: 10 }, (_, last) => [...eight, last].join(''));
  return all.find((number) => taxNumberProblem(number) === null) ?? '';
}

/** Numbers that are given out: nine digits that agree, none beginning with 0 or 4. */
const numbers = fc
  .tuple(fc.constantFrom(1, 2, 3, 5, 6, 7, 8, 9), fc.array(digit, { minLength: 7, maxLength: 7 }))
  .map(([first, others]) => withCheckDigit([first, ...others]));

/** The rest of 11 that the first eight digits leave. */
function restOf(number: string): number {
  return (
    number
      .slice(0, 8)
      .split('')
      .reduce((sum, sign, n) => sum + Number(sign) * (9 - n), 0) % 11
  );
}

/** Where the check digit would be 10 it is a 0, and finds less. */
const isBlindSpot = (...given: readonly string[]) => given.some((number) => restOf(number) === 1);

describe('tax numbers (DEPOSIT-04)', () => {
  test.each(TAX_NUMBERS)('%j is stored as %j: %j', (written, stored, problem) => {
    expect(cleanTaxNumber(written)).toBe(stored);
    expect(taxNumberProblem(written)).toBe(problem);
    expect(taxNumberProblem(stored)).toBe(problem);
  });

  it('finds nothing wrong where there is none', () => {
    expect(taxNumberProblem('')).toBeNull();
    expect(taxNumberProblem(' ')).toBeNull();
  });

  it('finds exactly one ninth digit that agrees', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const eight = number.slice(0, 8);
        const agreeing = Array.from({ length: 10 }, (_, last) => `${eight}${last}`).filter(
          (candidate) => taxNumberProblem(candidate) === null,
        );
        expect(agreeing).toEqual([number]);
      }),
    );
  });

  it('finds every single wrong digit that the check digit can find', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (number, place, more) => {
          const other = (Number(number[place]) + more) % 10;
          const wrong = `${number.slice(0, place)}${other}${number.slice(place + 1)}`;
          expect(taxNumberProblem(wrong) !== null || isBlindSpot(number, wrong)).toBe(true);
        },
      ),
    );
  });

  it('finds every swap of neighbours that the check digit can find', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 7 }), (number, place) => {
        const [one = '', two = ''] = number.slice(place, place + 2);
        const wrong = number.slice(0, place) + two + one + number.slice(place + 2);
        const isFound = taxNumberProblem(wrong) !== null;
        expect(isFound || wrong === number || isBlindSpot(number, wrong)).toBe(true);
      }),
    );
  });

  it('never takes what is cleaned for something else when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const once = cleanTaxNumber(text);
        fc.pre(taxNumberProblem(text) === null);
        expect(cleanTaxNumber(once)).toBe(once);
        expect(taxNumberProblem(once)).toBeNull();
      }),
    );
  });

  it('shows a NIF in groups of three, another number as it is', () => {
    expect(formatTaxNumber('501964843')).toBe('501 964 843');
    expect(formatTaxNumber('DE123456789')).toBe('DE123456789');
  });
});
