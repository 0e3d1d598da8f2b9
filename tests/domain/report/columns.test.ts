import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { figurePlace } from '@/domain/report/column-figure';
import {
  columnSpan,
  columnYears,
  reportColumns,
  roomColumns,
  touchesYears,
} from '@/domain/report/columns';
import { monthsSentence } from '@/domain/report/sentences';
import {
  makeEmptyPeriod,
  makePeriod,
  makePeriodBefore,
  makeReport,
  makeReportRooms,
} from '../../support/reports';

const columnsOf = (from: string, until: string) => {
  const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return reportColumns(
    makePeriod({ from, until }),
    makeEmptyPeriod({ from: yearBefore(from), until: yearBefore(until) }),
  );
};

describe('the columns of a report', () => {
  it('are its months, each beside the same month a year before (REP-02)', () => {
    const { period, before } = makeReport();
    const columns = reportColumns(period, before);
    expect(columns).toHaveLength(10);
    expect(columns[7]).toEqual({
      start: '2026-08-01',
      label: 'ago.',
      title: 'agosto de 2026',
      year: '2026',
      sold: 390,
      open: 403,
      before: { sold: 383, open: 403 },
    });
  });

  it('have nothing beside them where the year before has no such month (REP-02)', () => {
    const [first] = reportColumns(makePeriod(), makePeriodBefore({ by_month: [] }));
    expect(first?.before).toBeNull();
  });

  test.each([
    [1, 'month'],
    [14, 'month'],
    [15, 'quarter'],
    [39, 'quarter'],
    [40, 'year'],
    [120, 'year'],
  ])('of %i months are told by the %s (REP-02)', (months, span) => {
    expect(columnSpan(months)).toBe(span);
  });

  it('gather quarters and years of long periods, and never are more than fourteen (REP-02)', () => {
    expect(columnsOf('2024-11-01', '2026-03-01').map(({ title }) => title)).toEqual([
      '4.º trimestre de 2024',
      '1.º trimestre de 2025',
      '2.º trimestre de 2025',
      '3.º trimestre de 2025',
      '4.º trimestre de 2025',
      '1.º trimestre de 2026',
    ]);
    expect(columnsOf('2016-06-01', '2026-06-01').map(({ label }) => label)).toHaveLength(11);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 3650 }),
        (start, days) => {
          const from = addDays('2014-01-01', start);
          const period = makePeriod({ from, until: addDays(from, days) });
          const columns = reportColumns(period, makeEmptyPeriod());
          expect(columns.length).toBeLessThanOrEqual(14);
          const sold = (parts: readonly { sold: number }[]) =>
            parts.reduce((sum, part) => sum + part.sold, 0);
          expect(sold(columns)).toBe(
            period.by_month.reduce((sum, { room_nights }) => sum + room_nights, 0),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('name their years where they are several (REP-02)', () => {
    const across = columnsOf('2025-11-10', '2026-02-10');
    expect(touchesYears(across)).toBe(true);
    expect(columnYears(across)).toEqual([
      { year: '2025', count: 2 },
      { year: '2026', count: 2 },
    ]);
    expect(touchesYears(columnsOf('2026-01-01', '2026-11-01'))).toBe(false);
    expect(touchesYears(columnsOf('2016-06-01', '2026-06-01'))).toBe(false);
  });
});

describe('a room by months', () => {
  it('counts nights with guests of nights that it could be had (REP-02)', () => {
    const columns = columnsOf('2026-01-30', '2026-03-01');
    const nights = [2, 0, -1, -1, 1, ...Array.from({ length: 25 }, () => 0)];
    expect(roomColumns(nights, columns, { from: '2026-01-30', until: '2026-03-01' })).toEqual([
      { sold: 1, open: 2 },
      { sold: 1, open: 26 },
    ]);
  });

  it('counts each night of a long period once (REP-02)', () => {
    const days = { from: '2025-10-15', until: '2026-11-19' };
    const columns = columnsOf(days.from, days.until);
    for (const room of makeReportRooms(days)) {
      const parts = roomColumns(room.nights, columns, days);
      expect(parts.reduce((sum, { sold }) => sum + sold, 0)).toBe(room.room_nights);
      expect(parts.reduce((sum, { open }) => sum + open, 0)).toBe(room.open_room_nights);
    }
  });
});

describe('the sentence above the months', () => {
  const { period, before } = makeReport();
  const month = (name: string, sold: number, open = 100) => ({
    month: name,
    room_nights: sold,
    open_room_nights: open,
    bed_nights: 0,
    open_bed_nights: 0,
    revenue: 0,
  });
  const told = (...by_month: ReturnType<typeof month>[]) =>
    monthsSentence(reportColumns(makePeriod({ by_month }), before));

  it('says which month was the fullest and which the emptiest (REP-02)', () => {
    const columns = reportColumns(period, before);
    expect(monthsSentence(columns)).toBe(
      'Mais alta em agosto (97\u00A0%), mais baixa em fevereiro (37\u00A0%).',
    );
    expect(monthsSentence(columns, { withFigures: false })).toBe(
      'Mais alta em agosto, mais baixa em fevereiro.',
    );
  });

  it('names the year of months of two (REP-02)', () => {
    expect(told(month('2025-12-01', 20), month('2026-01-01', 10))).toBe(
      'Mais alta em dezembro de 2025 (20\u00A0%), mais baixa em janeiro de 2026 (10\u00A0%).',
    );
  });

  it('says the one number of one month, or of months that are all alike (REP-02)', () => {
    expect(told(month('2026-11-01', 62))).toBe('Novembro: 62\u00A0%.');
    expect(told(month('2026-10-01', 50), month('2026-11-01', 50))).toBe(
      '50\u00A0% do princípio ao fim.',
    );
  });

  it('passes over months in which nothing could be sold, and says that nobody came (REP-02)', () => {
    expect(told(month('2026-09-01', 0, 0), month('2026-10-01', 30), month('2026-11-01', 40))).toBe(
      'Mais alta em novembro (40\u00A0%), mais baixa em outubro (30\u00A0%).',
    );
    expect(told(month('2026-11-01', 0))).toBe('Sem noites ocupadas neste período.');
    expect(told()).toBe('Sem noites ocupadas neste período.');
  });
});

describe('the number of a column', () => {
  test.each([
    ['at its foot', 60, 50, { bottom: 0, isInside: true }],
    ['at its foot without a mark', 60, null, { bottom: 0, isInside: true }],
    ['above a mark at its foot', 60, 10, { bottom: 0.12, isInside: true }],
    ['above a low column', 5, 60, { bottom: 0.05, isInside: false }],
    ['above a low column and its mark', 5, 9, { bottom: 0.11, isInside: false }],
    ['on the ground', 0, null, { bottom: 0, isInside: false }],
  ])('stands %s (REP-02)', (_where, now, before, place) => {
    expect(figurePlace(now, before)).toEqual(place);
  });

  it('is never crossed by the mark of last year, nor by the edge of its column (REP-02)', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, percent, (now, before) => {
        const { bottom, isInside } = figurePlace(now, before);
        // 0.29 * 100 is a little less than 29.
        const foot = Math.round(bottom * 100);
        const head = foot + 16;
        expect(before <= foot || before >= head).toBe(true);
        expect(isInside ? head <= now : foot >= now).toBe(true);
      }),
    );
  });
});
