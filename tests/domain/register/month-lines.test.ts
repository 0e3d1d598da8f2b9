import { describe, expect, it } from 'vitest';
import type { MonthSheet } from '@/domain/register/month';
import {
  changedSince,
  monthCsv,
  monthText,
  monthWords,
  overdueWords,
  surveyDue,
  surveyLines,
  taxLines,
} from '@/domain/register/month-lines';
import { makeMonthSheet } from '../../support/month-sheet';

const OCTOBER = '2026-10-01';
const nameOf = (code: string) => ({ PRT: 'Portugal', D: 'Alemanha' })[code] ?? code;
const labels = (sheet: MonthSheet) => taxLines(sheet).map(({ label }) => label);

describe('the lines of a month', () => {
  it('say what is owed, why not more, what is not known and what is open (TAX-02)', () => {
    const lines = taxLines(makeMonthSheet());
    expect(
      lines.map(({ label, note, counts, amount }) => [label, note, counts[0], amount]),
    ).toEqual([
      ['Que pagam', '2,00\u00a0€ por pessoa e noite', 406, 812],
      ['Que não pagam', undefined, 96, 0],
      ['menores de 13 anos', undefined, 58, undefined],
      ['além de 7 noites seguidas', undefined, 38, undefined],
      ['Por saber', '2 hóspedes sem idade', 6, undefined],
      ['A entregar', undefined, 508, 812],
      ['Cobrado', undefined, null, 778],
      ['Por cobrar', '1 estadia já saiu', null, 34],
    ]);
  });

  it('name what was collected beyond what is owed, with the stays that get it back (TAX-02)', () => {
    const { tax } = makeMonthSheet();
    const stays = [{ booking_id: 'a', booking_number: 'R26-7K3F9Q' }];
    const lines = taxLines(makeMonthSheet({ tax: { ...tax, overpaid: { amount: 14, stays } } }));
    expect(lines.at(-1)).toEqual({
      kind: 'unknown',
      label: 'Cobrado a mais',
      note: '1 estadia, por devolver',
      counts: [null],
      amount: 14,
      stays,
    });
  });

  it('name both rates where the season changes, and no age where seasons differ (TAX-02)', () => {
    const { tax } = makeMonthSheet();
    const sheet = makeMonthSheet({
      tax: {
        ...tax,
        seasons: [
          { min_age: 13, max_nights: 7 },
          { min_age: 16, max_nights: 5 },
        ],
        rates: [
          { rate: 2, nights: 300, amount: 600 },
          { rate: 1, nights: 106, amount: 106 },
        ],
      },
    });
    expect(taxLines(sheet)[0]?.note).toBe('300 a 2,00\u00a0€, 106 a 1,00\u00a0€');
    expect(labels(sheet)).toContain('abaixo da idade');
    expect(labels(sheet)).toContain('além das noites que se pagam');
  });

  it('of the survey name who is not known and never spread it (TAX-02)', () => {
    const lines = surveyLines(makeMonthSheet(), nameOf);
    expect(lines.map(({ label, counts }) => [label, ...counts])).toEqual([
      ['Portugal', 74, 151],
      ['Alemanha', 140, 353],
      ['Por indicar', 2, 4],
      ['Total', 216, 508],
    ]);
  });

  it('are copied as plain numbers between tabs, and kept as a file (TAX-02)', () => {
    const sheet = makeMonthSheet();
    const copied = monthText('tax', taxLines(sheet)).split('\n');
    expect(copied[0]).toBe('Dormidas\tNoites\tValor (€)');
    expect(copied[1]).toBe('Que pagam\t406\t812,00');
    expect(monthText('ine', surveyLines(sheet, nameOf))).toContain('Portugal\t74\t151');
    expect(monthCsv('ine', surveyLines(sheet, nameOf))).toContain('Alemanha;140;353');
  });
});

describe('a month that was handed in', () => {
  it('says what changed after it, in euros, guests and nights (TAX-02)', () => {
    const sheet = makeMonthSheet();
    const handed = { handed_on: '2026-11-09', handed_by: 'Helena' };
    const tax = { ...handed, figures: { amount: 810, nights: 508 } };
    expect(changedSince('tax', sheet, tax)).toBe('mais 2,00\u00a0€');
    const ine = { ...handed, figures: { guests: 217, nights: 510 } };
    expect(changedSince('ine', sheet, ine)).toBe('menos 1 hóspede, menos 2 noites');
    const same = { ...handed, figures: { amount: 812, nights: 508 } };
    expect(changedSince('tax', sheet, same)).toBeNull();
  });

  it('is due at the statistics office on the tenth of the month after (TAX-02)', () => {
    expect(surveyDue('2026-12-01')).toBe('2027-01-10');
    expect(overdueWords('2026-11-10', '2026-11-23')).toBe('passou há 13 dias');
    expect(overdueWords('2026-11-10', '2026-11-10')).toBeNull();
  });

  it('is one sentence in the list of the house (TAX-02)', () => {
    expect(monthWords([], OCTOBER)).toBe('Outubro de 2026: por entregar, INE até 10 nov.');
    expect(monthWords(['tax'], OCTOBER)).toBe(
      'Outubro de 2026: taxa entregue, INE por entregar até 10 nov.',
    );
    expect(monthWords(['ine'], OCTOBER)).toBe('Outubro de 2026: INE entregue');
    expect(monthWords(['ine', 'tax'], OCTOBER)).toBe('Outubro de 2026: entregue');
  });
});
