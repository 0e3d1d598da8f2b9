import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, daysBetween } from '@/domain/calendar/dates';
import { placeWithin, walkedTo } from '@/domain/report/map-keys';

const map = { from: '2026-01-31', until: '2026-05-01', rooms: 13 };
const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
];

describe('walking over the map', () => {
  test.each([
    ['ArrowRight', { room: 3, night: 11 }],
    ['ArrowLeft', { room: 3, night: 9 }],
    ['ArrowUp', { room: 2, night: 10 }],
    ['ArrowDown', { room: 4, night: 10 }],
    ['Home', { room: 3, night: 0 }],
    ['End', { room: 3, night: 89 }],
    // 10 February and 10 March.
    ['PageDown', { room: 3, night: 38 }],
    ['PageUp', { room: 3, night: 0 }],
  ])('%s leads on (REP-02)', (key, place) => {
    expect(walkedTo(key, { room: 3, night: 10 }, map)).toEqual(place);
  });

  it('goes by months to the last day of a shorter one (REP-02)', () => {
    const next = walkedTo('PageDown', { room: 0, night: 0 }, map);
    expect(addDays(map.from, next?.night ?? 0)).toBe('2026-02-28');
  });

  it('leaves other keys to the page (REP-02)', () => {
    expect(walkedTo('Tab', { room: 0, night: 0 }, map)).toBeNull();
    expect(walkedTo('a', { room: 0, night: 0 }, map)).toBeNull();
  });

  it('goes on from the edge of a map that has become smaller (REP-02)', () => {
    const week = { from: '2026-03-01', until: '2026-03-08', rooms: 4 };
    expect(placeWithin({ room: 12, night: 88 }, week)).toEqual({ room: 3, night: 6 });
    expect(placeWithin({ room: 3, night: 6 }, week)).toEqual({ room: 3, night: 6 });
    expect(placeWithin({ room: 0, night: 0 }, week)).toEqual({ room: 0, night: 0 });
  });

  it('never leaves the map (REP-02)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KEYS), { maxLength: 60 }), (keys) => {
        let place = { room: 0, night: 0 };
        for (const key of keys) place = walkedTo(key, place, map) ?? place;
        const nights = daysBetween({ from: map.from, to: map.until });
        expect(place.room >= 0 && place.room < map.rooms).toBe(true);
        expect(place.night >= 0 && place.night < nights).toBe(true);
      }),
    );
  });
});
