import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decimalText, durationText, signed, unitText } from '@/domain/report/numbers';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [68.4, 0, '68'],
  [2.66, 1, '2,7'],
  [3.04, 1, '3'],
  [10_000, 0, '10 000'],
  [-0.2, 0, '0'],
])('%d with %d decimals is %s (REP-01)', (number, decimals, text) => {
  expect(plain(decimalText(number, decimals))).toBe(text);
});

test.each([
  [1, '1 dia'],
  [1.04, '1 dia'],
  [0, '0 dias'],
  [1.5, '1,5 dias'],
  [24, '24 dias'],
])('%d days are %s (REP-01)', (number, text) => {
  expect(plain(unitText(number, 1, 'dia', 'dias'))).toBe(text);
});

test.each([
  [0, '0 min'],
  [50.4, '50 min'],
  [59.6, '1 h'],
  [170, '2 h 50'],
  [365, '6 h 05'],
  [2879, '47 h 59'],
  [2880, '2 dias'],
  [4560, '3 dias 4 h'],
])('%d minutes are %s (REP-01)', (minutes, text) => {
  expect(plain(durationText(minutes))).toBe(text);
});

describe('a difference', () => {
  const points = (amount: number) => unitText(amount, 1, 'ponto', 'pontos');

  test.each([
    [7.8, 8.4, '−0,6 pontos'],
    [9.4, 8.4, '+1 ponto'],
    [8.41, 8.44, '0 pontos'],
    // The difference of the figures as shown, 8,4 and 8,3, though the exact ones differ by less.
    [8.36, 8.34, '+0,1 pontos'],
  ])('from %d beside %d is %s (REP-01)', (now, before, text) => {
    expect(plain(signed(now, before, 1, points))).toBe(text);
  });

  it('bears the sign that a reader of the two numbers would give it (REP-01)', () => {
    const amounts = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(amounts, amounts, (now, before) => {
        const difference = Math.sign(Math.round(now) - Math.round(before));
        const sign = /^[+−]?/.exec(signed(now, before, 0, String))?.[0];
        expect(sign).toBe(['−', '', '+'][difference + 1]);
      }),
    );
  });
});
