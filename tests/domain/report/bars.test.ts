import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { barScale, leadBars, sourceBars } from '@/domain/report/bars';
import { leadSentence, nightsSentence, sourceSentence } from '@/domain/report/sentences';
import { lastYearLabel, percentFigure, percentText, yearsOf } from '@/domain/report/glossary';
import { makeEmptyPeriod, makePeriod, makePeriodBefore, makeReport } from '../../support/reports';

const source = (room_nights: number, revenue = 0) => ({ arrivals: 1, room_nights, revenue });
const from = (by_source: Record<string, ReturnType<typeof source>>) => ({ by_source });

describe('shares', () => {
  it('are whole per cents of their own whole, and a dash of nothing (REP-02)', () => {
    expect(percentText(2688, 3938)).toBe('68\u00A0%');
    expect(percentText(0, 12)).toBe('0\u00A0%');
    expect(percentText(0, 0)).toBe('–');
    expect(percentFigure(1, 3)).toBe('33');
  });

  it('call a period by its year, or by the two that it touches (REP-02)', () => {
    expect(yearsOf({ from: '2026-01-01', until: '2027-01-01' })).toBe('2026');
    expect(yearsOf({ from: '2025-11-01', until: '2026-11-01' })).toBe('2025/26');
  });

  it('say that nothing is known of the year before (REP-02)', () => {
    expect(lastYearLabel(makePeriodBefore())).toBe('2025');
    expect(lastYearLabel(makeEmptyPeriod())).toBe('2025: sem dados');
    expect(lastYearLabel(makeEmptyPeriod({ asked: 1 }))).toBe('2025');
  });
});

describe('days ahead', () => {
  it('are the six spans with their arrivals of both years (REP-02)', () => {
    const bars = leadBars(makeReport());
    expect(bars.map(({ label }) => label)).toEqual([
      'no próprio dia',
      '1 a 3 dias',
      '4 a 7 dias',
      '8 a 30 dias',
      '31 a 90 dias',
      'mais de 90 dias',
    ]);
    expect(bars[3]).toMatchObject({ part: 145, whole: 500, before: { part: 112, whole: 400 } });
  });

  it('have nothing beside them without arrivals the year before (REP-02)', () => {
    const bars = leadBars(makeReport({ before: makeEmptyPeriod() }));
    expect(bars.every(({ before }) => before === null)).toBe(true);
  });

  test.each([
    [24, 'Metade reserva pelo menos 24 dias antes.'],
    [1, 'Metade reserva pelo menos 1 dia antes.'],
    [7.5, 'Metade reserva pelo menos 7,5 dias antes.'],
    [0, 'Pelo menos metade reserva no próprio dia.'],
    [null, 'Sem chegadas de reservas diretas neste período.'],
  ])('of a median of %s are told in words (REP-02)', (median_lead_days, words) => {
    expect(leadSentence({ median_lead_days })).toBe(words);
  });
});

describe('sources', () => {
  it('begin with the site, then by nights, what is unknown last and together (REP-02)', () => {
    const bars = sourceBars({
      period: makePeriod(
        from({
          hostelworld: source(40, 1000),
          booking_com: source(30, 900),
          other: source(2, 50),
          site: source(10, 300),
          desk: source(18),
        }),
      ),
      before: makePeriodBefore(from({ airbnb: source(10, 100), site: source(10) })),
    });
    expect(bars.map(({ label, part }) => [label, part])).toEqual([
      ['Site', 10],
      ['Booking.com', 30],
      ['Balcão', 18],
      ['Airbnb', 0],
      ['Outro', 42],
    ]);
    expect(bars[3]?.before).toEqual({ part: 10, whole: 20 });
    expect(bars[4]).toMatchObject({ sums: { revenue: 1050 }, before: { part: 0, whole: 20 } });
  });

  it('keep every night, whatever they are called (REP-02)', () => {
    const names = fc.constantFrom(
      'site',
      'phone',
      'airbnb',
      'other',
      'new',
      'toString',
      '__proto__',
    );
    fc.assert(
      fc.property(
        fc.dictionary(
          names,
          fc.nat(500).map((nights) => source(nights)),
        ),
        (by_source) => {
          const bars = sourceBars({ period: makePeriod({ by_source }), before: makeEmptyPeriod() });
          const sum = Object.values(by_source).reduce(
            (all, { room_nights }) => all + room_nights,
            0,
          );
          expect(bars.reduce((all, { part }) => all + part, 0)).toBe(sum);
          expect(bars.every(({ whole }) => whole === sum)).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['what the site came to', makeReport(), 'O site passou de 22 para 31\u00A0%.'],
    [
      'that it stayed',
      makeReport({
        period: makePeriod(from({ site: source(10), desk: source(90) })),
        before: makePeriodBefore(from({ site: source(5), desk: source(45) })),
      }),
      'O site ficou em 10\u00A0%, como no ano anterior.',
    ],
    [
      'its share alone',
      makeReport({ before: makeEmptyPeriod() }),
      'O site trouxe 31\u00A0% das noites.',
    ],
    [
      'the largest where there is no site',
      makeReport({
        period: makePeriod(from({ desk: source(25), airbnb: source(75) })),
        before: makePeriodBefore(from({ desk: source(1) })),
      }),
      'A maior parte: Airbnb, 75\u00A0% das noites.',
    ],
    [
      'that nobody came',
      makeReport({ period: makeEmptyPeriod() }),
      'Sem noites ocupadas neste período.',
    ],
  ])('are told by %s (REP-02)', (_what, report, words) => {
    expect(sourceSentence(report)).toBe(words);
  });
});

describe('bars', () => {
  it('never leave their track, in either year (REP-02)', () => {
    const count = fc.nat(1000);
    const share = fc.tuple(count, count).map(([a, b]) => ({ part: a, whole: a + b }));
    fc.assert(
      fc.property(fc.array(fc.tuple(share, fc.option(share))), (shares) => {
        const bars = shares.map(([now, before], index) => ({
          key: String(index),
          label: '',
          ...now,
          before,
        }));
        const scale = barScale(bars);
        expect(scale).toBeGreaterThan(0);
        const shown = bars
          .flatMap(({ part, whole, before }) => [{ part, whole }, ...(before ? [before] : [])])
          .filter(({ whole }) => whole > 0);
        expect(shown.every(({ part, whole }) => (part / whole) * 100 < scale)).toBe(true);
      }),
    );
  });
});

describe('the sentence above the map', () => {
  test.each([
    [{ room_nights: 2688, open_room_nights: 3938 }, '2688 noites ocupadas em 3938.'],
    [
      { room_nights: 26_880, open_room_nights: 39_380 },
      '26\u00A0880 noites ocupadas em 39\u00A0380.',
    ],
    [{ room_nights: 1, open_room_nights: 13 }, '1 noite ocupada em 13.'],
    [{ room_nights: 0, open_room_nights: 13 }, 'Sem noites ocupadas neste período.'],
  ])('counts nights (REP-02)', (sums, words) => {
    expect(nightsSentence(sums)).toBe(words);
  });
});
