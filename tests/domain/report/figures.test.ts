import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { reportFigures, type Compared, type PeriodSums } from '@/domain/report/figures';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** January to October 2026 of thirteen rooms. */
const PERIOD: PeriodSums = {
  from: '2026-01-01',
  until: '2026-11-01',
  room_nights: 2688,
  bed_nights: 7893,
  open_room_nights: 3938,
  open_bed_nights: 14_893,
  revenue: 218_476.4,
  priced_room_nights: 2688,
  mean_nights: 2.66,
  median_lead_days: 24,
  asked: 1100,
  cancelled: 86,
  no_shows: 9,
  median_answer_minutes: 170,
};
const BEFORE: PeriodSums = {
  from: '2025-01-01',
  until: '2025-11-01',
  room_nights: 2563,
  bed_nights: 7450,
  open_room_nights: 3932,
  open_bed_nights: 14_900,
  revenue: 200_561,
  priced_room_nights: 2563,
  mean_nights: 2.8,
  median_lead_days: 19,
  asked: 1071,
  cancelled: 90,
  no_shows: 12,
  median_answer_minutes: 370,
};
const NOTHING: PeriodSums = {
  ...BEFORE,
  room_nights: 0,
  bed_nights: 0,
  open_room_nights: 0,
  open_bed_nights: 0,
  revenue: 0,
  priced_room_nights: 0,
  mean_nights: null,
  median_lead_days: null,
  asked: 0,
  cancelled: 0,
  no_shows: 0,
  median_answer_minutes: null,
};

const rowsOf = (compared: Compared) =>
  reportFigures(compared).map(({ name, value, before, difference }) =>
    [name, value, before, difference].map((text) => (text === null ? null : plain(text))),
  );
const figureOf = (name: string, now: Partial<PeriodSums>, then: Partial<PeriodSums> = {}) =>
  rowsOf({ period: { ...PERIOD, ...now }, before: { ...BEFORE, ...then } })
    .find((row) => row[0] === name)
    ?.slice(1);
const noteOf = (now: Partial<PeriodSums>) =>
  reportFigures({ period: { ...PERIOD, ...now }, before: BEFORE }).at(-1)?.note;

describe('the figures', () => {
  it('are ten, each beside that of the year before (REP-01)', () => {
    expect(rowsOf({ period: PERIOD, before: BEFORE })).toEqual([
      ['Ocupação dos quartos', '68 %', '65 %', '+3 pontos'],
      ['Ocupação das camas', '53 %', '50 %', '+3 pontos'],
      ['Receita das estadias', '218 476 €', '200 561 €', '+9 %'],
      ['Preço médio por noite', '81,28 €', '78,25 €', '+4 %'],
      ['Receita por quarto e noite', '55,48 €', '51,01 €', '+9 %'],
      ['Receita por cama e noite', '14,67 €', '13,46 €', '+9 %'],
      ['Estadia média', '2,7 noites', '2,8 noites', '−5 %'],
      ['Antecedência, mediana', '24 dias', '19 dias', '+5 dias'],
      ['Tempo de resposta, mediana', '2 h 50', '6 h 10', '−3 h 20'],
      ['Cancelamentos', '7,8 %', '8,4 %', '−0,6 pontos'],
    ]);
  });

  it('say so where they have not changed, or hardly (REP-01)', () => {
    expect(figureOf('Receita das estadias', { revenue: 200_561 })?.at(-1)).toBe('igual');
    expect(figureOf('Receita das estadias', { revenue: 200_570 })?.at(-1)).toBe('0 %');
    expect(figureOf('Antecedência, mediana', { median_lead_days: 19 })?.at(-1)).toBe('igual');
  });

  it('take no average of nights whose price is not known (REP-01, CHAN-03)', () => {
    expect(figureOf('Preço médio por noite', { revenue: 800, priced_room_nights: 10 })?.[0]).toBe(
      '80,00 €',
    );
    expect(figureOf('Preço médio por noite', { revenue: 0, priced_room_nights: 0 })).toEqual([
      '–',
      '78,25 €',
      '–',
    ]);
  });

  it('have nothing beside them where one of the two is missing (REP-01)', () => {
    const name = 'Tempo de resposta, mediana';
    expect(figureOf(name, { median_answer_minutes: null })).toEqual(['–', '6 h 10', '–']);
    expect(figureOf(name, {}, { median_answer_minutes: null })).toEqual(['2 h 50', '–', '–']);
    expect(figureOf('Receita das estadias', {}, { revenue: 0 })?.at(-1)).toBe('–');
  });

  it('stand alone when nothing is known of the year before (REP-01)', () => {
    const rows = rowsOf({ period: PERIOD, before: NOTHING });
    expect(rows.map(([, value]) => value)).not.toContain('–');
    expect(rows.map(([, , before, difference]) => [before, difference])).toEqual(
      rows.map(() => [null, '–']),
    );
    // There were requests, so the hostel was there, though nobody stayed.
    const asked = rowsOf({ period: PERIOD, before: { ...NOTHING, asked: 3, cancelled: 3 } });
    expect(asked.at(-1)).toEqual(['Cancelamentos', '7,8 %', '100 %', '−92,2 pontos']);
  });

  test.each([
    [{}, '86 de 1100; 9 não vieram'],
    [{ no_shows: 1 }, '86 de 1100; 1 não veio'],
    [{ no_shows: 0 }, '86 de 1100'],
    [{ asked: 0, cancelled: 0, no_shows: 0 }, null],
  ])('tell no-shows apart from what was cancelled: %j (REP-01)', (sums, note) => {
    expect(noteOf(sums)).toBe(note);
  });

  it('never divide by nothing, whatever was summed up (REP-01)', () => {
    const count = fc.oneof(fc.constant(0), fc.nat({ max: 1e9 }));
    const mean = fc.option(fc.nat({ max: 1e6 }).map((tenths) => tenths / 10));
    const sums = fc.record({
      from: fc.constant('2026-01-01'),
      until: fc.constant('2026-11-01'),
      room_nights: count,
      bed_nights: count,
      open_room_nights: count,
      open_bed_nights: count,
      revenue: count.map((cents) => cents / 100),
      priced_room_nights: count,
      mean_nights: mean,
      median_lead_days: mean,
      asked: count,
      cancelled: count,
      no_shows: count,
      median_answer_minutes: mean,
    });
    fc.assert(
      fc.property(sums, sums, (period, before) => {
        const compared = { period, before };
        const words = rowsOf(compared).flat().join('|');
        expect(words).not.toMatch(/NaN|∞|Infinity|undefined|null|-/);
      }),
    );
  });
});
