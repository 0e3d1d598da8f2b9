import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, compareDays, daysBetween } from '@/domain/calendar/dates';
import {
  formatPeriod,
  MAX_REPORT_DAYS,
  periodOfAddress,
  periodOfTyped,
  matchingPreset,
  presetPeriod,
  typedPeriod,
  typedProblems,
  yearBefore,
} from '@/domain/report/period';
import { days } from '../arbitraries';

const TODAY = '2026-11-22';
const PRESETS = ['month', 'quarter', 'year', 'twelve'] as const;
const YEAR = { from: '2026-01-01', to: '2026-11-01' };

const presets = fc.constantFrom(...PRESETS);
const periods = fc
  .tuple(days, fc.integer({ min: 1, max: MAX_REPORT_DAYS }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }));

describe('a preset', () => {
  test.each([
    ['month', '2026-10-01', '2026-11-01'],
    ['quarter', '2026-08-01', '2026-11-01'],
    ['year', '2026-01-01', '2026-11-01'],
    ['twelve', '2025-11-01', '2026-11-01'],
  ] as const)('%s is made of the months that are over (REP-01)', (preset, from, to) => {
    expect(presetPeriod(preset, TODAY)).toEqual({ from, to });
  });

  test.each([
    ['2027-01-01', '2027-01-02'],
    ['2027-01-20', '2027-01-21'],
  ])('of the year is, on %s, the January that there is of it (REP-01)', (today, to) => {
    expect(presetPeriod('year', today)).toEqual({ from: '2027-01-01', to });
  });

  it('is always a period that a report can be made of, and known again (REP-01)', () => {
    fc.assert(
      fc.property(presets, days, (preset, today) => {
        const period = presetPeriod(preset, today);
        expect(typedProblems(typedPeriod(period))).toEqual({});
        expect(matchingPreset(period, today, preset)).toBe(preset);
        expect(compareDays(period.to, addDays(today, 1))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('stays the one that was chosen where two are the same days (REP-01)', () => {
    const period = presetPeriod('quarter', '2026-04-02');
    expect(presetPeriod('year', '2026-04-02')).toEqual(period);
    expect(matchingPreset(period, '2026-04-02')).toBe('year');
    expect(matchingPreset(period, '2026-04-02', 'quarter')).toBe('quarter');
    expect(matchingPreset(period, '2026-04-02', 'month')).toBe('year');
  });

  it('is none of any other days (REP-01)', () => {
    expect(matchingPreset({ from: '2026-08-02', to: '2026-11-01' }, TODAY)).toBeNull();
    expect(matchingPreset({ from: '2026-08-01', to: '2026-10-31' }, TODAY, 'quarter')).toBeNull();
  });
});

describe('two typed days', () => {
  it('are the period of which the last one is the last day, and the way back (REP-01)', () => {
    expect(typedPeriod(YEAR)).toEqual({ first: '2026-01-01', last: '2026-10-31' });
    fc.assert(
      fc.property(periods, (period) => {
        expect(periodOfTyped(typedPeriod(period))).toEqual(period);
      }),
    );
  });

  test.each([
    ['amanhã', '2026-10-31', { first: 'Escreva a data assim: 28/11/2026.' }],
    ['2026-02-30', '2026-10-31', { first: 'Escreva a data assim: 28/11/2026.' }],
    ['1999-12-31', '2000-01-31', { first: 'Escreva a data assim: 28/11/2026.' }],
    ['2026-01-01', '', { last: 'Escreva a data assim: 28/11/2026.' }],
    ['2026-01-01', '2100-01-01', { last: 'Escreva a data assim: 28/11/2026.' }],
    ['2026-01-02', '2026-01-01', { last: 'O último dia não pode ser antes do primeiro.' }],
    ['2025-01-01', '2026-02-05', { last: 'Um relatório pode ter até 400 dias; estes são 401.' }],
    [
      '2000-01-01',
      '2027-05-18',
      { last: 'Um relatório pode ter até 400 dias; estes são 10\u00A0000.' },
    ],
    ['2026-01-01', '2026-01-01', {}],
    ['2025-01-01', '2026-02-04', {}],
  ])('%j and %j: %j is said beside the field (REP-01)', (first, last, problems) => {
    expect(typedProblems({ first, last })).toEqual(problems);
    expect(periodOfTyped({ first, last }) === null).toBe(Object.keys(problems).length > 0);
  });
});

describe('an address', () => {
  it('gives the period it names (REP-01)', () => {
    expect(periodOfAddress('2026-08-01', '2026-08-31', TODAY)).toEqual({
      from: '2026-08-01',
      to: '2026-09-01',
    });
  });

  test.each([
    [null, null],
    ['2026-08-01', null],
    ['2026-08-31', '2026-08-01'],
    ['0000-00-00', '9999-99-99'],
    ['2020-01-01', '2026-08-01'],
  ])('of %j and %j gives the months of this year (REP-01)', (first, last) => {
    expect(periodOfAddress(first, last, TODAY)).toEqual(YEAR);
  });

  it('gives a period that can be, whatever stands there (REP-01)', () => {
    const words = fc.option(fc.oneof(fc.string(), days));
    fc.assert(
      fc.property(words, words, days, (first, last, today) => {
        expect(typedProblems(typedPeriod(periodOfAddress(first, last, today)))).toEqual({});
      }),
    );
  });
});

describe('the year before', () => {
  test.each([
    ['2026-01-01', '2026-11-01', '2025-01-01', '2025-11-01'],
    ['2024-02-29', '2024-03-01', '2023-02-28', '2023-03-01'],
    ['2024-02-28', '2024-02-29', '2023-02-28', '2023-03-01'],
    ['2025-02-01', '2025-03-01', '2024-02-01', '2024-03-01'],
    // The last day is 28 February in both years, as in the database.
    ['2028-01-01', '2028-02-29', '2027-01-01', '2027-03-01'],
    ['2024-02-01', '2024-02-29', '2023-02-01', '2023-03-01'],
  ])('of %s until %s is %s until %s (REP-01)', (from, to, first, end) => {
    expect(yearBefore({ from, to })).toEqual({ from: first, to: end });
  });

  it('is never empty, and as long but for a 29 February (REP-01)', () => {
    fc.assert(
      fc.property(periods, (period) => {
        const length = daysBetween(yearBefore(period));
        expect(length).toBeGreaterThan(0);
        expect(Math.abs(length - daysBetween(period))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test.each([
  ['2026-01-01', '2026-11-01', '1 jan. – 31 out. 2026'],
  ['2025-11-01', '2026-11-01', '1 nov. 2025 – 31 out. 2026'],
  ['2026-05-03', '2026-05-04', '3 mai. 2026'],
  ['2026-12-01', '2027-01-01', '1 dez. – 31 dez. 2026'],
])('from %s until %s is written %s (REP-01)', (from, to, words) => {
  expect(formatPeriod({ from, to })).toBe(words);
});
