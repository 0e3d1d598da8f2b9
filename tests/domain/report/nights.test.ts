import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, type Day } from '@/domain/calendar/dates';
import { nightAt, nightAxis, nightLeft } from '@/domain/report/axis';
import {
  drawnRuns,
  levelPath,
  NIGHT_LEVELS,
  nightLevel,
  levelRuns,
  nightWordsOfRoom,
} from '@/domain/report/nights';
import { makeReportRoom } from '../../support/reports';

/** Any period of a report's map, and a room that fits it. */
const periods = fc
  .record({ start: fc.integer({ min: 0, max: 2000 }), days: fc.integer({ min: 1, max: 400 }) })
  .map(({ start, days }) => {
    const from: Day = addDays('2023-01-01', start);
    return { from, until: addDays(from, days), days };
  });
const stays = periods.chain((period) =>
  fc
    .array(fc.integer({ min: -1, max: 9 }), { minLength: period.days, maxLength: period.days })
    .map((nights) => ({ period, room: makeReportRoom({ nights, max_guests: 8 }) })),
);

describe('how full a room was in a night', () => {
  test.each([
    [-1, 8, 'closed'],
    [0, 8, 'empty'],
    [1, 8, 'half'],
    [4, 8, 'half'],
    [5, 8, 'most'],
    [7, 8, 'most'],
    [8, 8, 'full'],
    [9, 8, 'full'],
    [1, 1, 'full'],
    [1, 2, 'half'],
    [2, 3, 'most'],
  ])('%i of %i is %s (REP-02)', (guests, beds, level) => {
    expect(nightLevel(guests, beds)).toBe(level);
  });
});

describe('the months of the map', () => {
  it('hold what lies of them in the period, a little apart (REP-02)', () => {
    const { parts, width } = nightAxis({ from: '2025-11-28', until: '2026-01-03' });
    expect(parts.map(({ label, year, first, nights }) => [label, year, first, nights])).toEqual([
      ['nov.', '2025', 0, 3],
      ['dez.', '2025', 3, 31],
      ['jan.', '2026', 34, 2],
    ]);
    expect(parts[1]?.left).toBeGreaterThan(3);
    expect(width).toBeGreaterThan(36);
  });

  it('are one for a single night, as wide as the drawing (REP-02)', () => {
    const { parts, width } = nightAxis({ from: '2026-11-05', until: '2026-11-06' });
    expect(parts).toHaveLength(1);
    expect(width).toBe(1);
  });

  it('hold every night of any period once, and never take more than a seventh for gaps (REP-02)', () => {
    fc.assert(
      fc.property(periods, ({ from, until, days }) => {
        const axis = nightAxis({ from, until });
        expect(axis.parts.reduce((sum, { nights }) => sum + nights, 0)).toBe(days);
        expect(axis.width).toBeLessThan(days * 1.16 + 0.2);
        for (let night = 0; night < days; night += 1) {
          expect(nightAt(nightLeft(night, axis) + 0.5, axis)).toBe(night);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('give a place in a gap to the night before it, and places outside to the first and last (REP-02)', () => {
    const axis = nightAxis({ from: '2026-01-01', until: '2026-03-01' });
    expect(nightAt(31.1, axis)).toBe(30);
    expect(nightAt(-5, axis)).toBe(0);
    expect(nightAt(999, axis)).toBe(58);
  });
});

describe('the stripes of a room', () => {
  it('are runs of equal nights, which end with their month (REP-02)', () => {
    const room = makeReportRoom({ nights: [8, 8, 8, 0, -1], max_guests: 8 });
    const axis = nightAxis({ from: '2026-01-30', until: '2026-02-04' });
    const second = axis.parts[1]?.left ?? 0;
    expect(levelRuns(room, axis)).toEqual([
      { level: 'full', left: 0, nights: 2 },
      { level: 'full', left: second, nights: 1 },
      { level: 'empty', left: second + 1, nights: 1 },
      { level: 'closed', left: second + 2, nights: 1 },
    ]);
  });

  it('cover each night of any room once, with its own level (REP-02)', () => {
    fc.assert(
      fc.property(stays, ({ period, room }) => {
        const axis = nightAxis(period);
        const levels = levelRuns(room, axis).flatMap(({ level, nights }) =>
          Array.from({ length: nights }, () => level),
        );
        expect(levels).toEqual(room.nights.map((guests) => nightLevel(guests, room.max_guests)));
      }),
      { numRuns: 60 },
    );
  });

  it('are few shapes however long the period is, and single nights in a short one (REP-02)', () => {
    const shapes = (days: number) => {
      const room = makeReportRoom({ nights: Array.from({ length: days }, () => 8) });
      const axis = nightAxis({ from: '2026-01-01', until: addDays('2026-01-01', days) });
      return levelPath(drawnRuns([room, room], axis), 'full', axis).split('z').length - 1;
    };
    expect(shapes(365)).toBe(24);
    expect(shapes(30)).toBe(60);
  });

  it('stand in the row of their room, a little lower than it is high (REP-02)', () => {
    const rooms = [makeReportRoom({ nights: [0] }), makeReportRoom({ nights: [8] })];
    const axis = nightAxis({ from: '2026-01-01', until: '2026-01-02' });
    expect(levelPath(drawnRuns(rooms, axis), 'full', axis)).toBe('M0 1.125h0.92v0.75h-0.92z');
    expect(levelPath(drawnRuns(rooms, axis), 'most', axis)).toBe('');
  });

  it('have a word for every level in the legend (REP-02)', () => {
    expect(NIGHT_LEVELS.map(({ label }) => label)).toEqual([
      'vazio',
      'até metade das camas',
      'mais de metade',
      'cheio',
      'bloqueado',
    ]);
  });
});

describe('what is said of a night', () => {
  const room = makeReportRoom({ nights: [0, 6, 8, -1], max_guests: 8 });
  const days = { from: '2026-08-13', until: '2026-08-17' };

  test.each([
    [0, 'Quarto 7, 13 ago.: vazio'],
    [1, 'Quarto 7, 14 ago.: 6 de 8'],
    [2, 'Quarto 7, 15 ago.: 8 de 8'],
    [3, 'Quarto 7, 16 ago.: bloqueado'],
    [4, 'Quarto 7, 17 ago.: bloqueado'],
  ])('names room, day and guests (REP-02)', (night, words) => {
    expect(nightWordsOfRoom(room, night, days)).toBe(words);
  });

  it('names the year where there are two (REP-02)', () => {
    expect(nightWordsOfRoom(room, 1, { from: '2025-12-31', until: '2026-01-04' })).toBe(
      'Quarto 7, 1 jan. 2026: 6 de 8',
    );
  });
});
