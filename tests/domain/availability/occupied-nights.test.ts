import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, eachDay } from '@/domain/calendar/dates';
import { isNightOfStay, unavailableDays } from '@/domain/availability/occupied-nights';

const stay = (
  room_id: string,
  check_in_date: string,
  check_out_date: string,
  status = 'pending',
) => ({
  room_id,
  check_in_date,
  check_out_date,
  status,
});
const blocked = (room_id: string, date: string) => ({ room_id, date, is_available: false });
const november = { from: '2026-11-01', to: '2026-12-01' };
const rooms = [{ id: 'a' }, { id: 'b' }];

/** The closed days of November, in order; two rooms and nothing taken unless said otherwise. */
function unavailable(input: Partial<Parameters<typeof unavailableDays>[0]>): string[] {
  const closed = unavailableDays({ rooms, stays: [], availability: [], days: november, ...input });
  return [...closed].toSorted();
}

describe('isNightOfStay (CAL-03, ADM-AVAIL-09)', () => {
  test.each([
    ['the day before', '2026-11-13', 'confirmed', false],
    ['the check-in day', '2026-11-14', 'confirmed', true],
    ['the last night', '2026-11-16', 'confirmed', true],
    ['the check-out day', '2026-11-17', 'confirmed', false],
    ['a night of a cancelled stay', '2026-11-15', 'cancelled', false],
    ['a night of a pending stay', '2026-11-15', 'pending', true],
    ['a night of a stay in an unknown state', '2026-11-15', 'on_hold', true],
  ])('%s', (_name, day, status, expected) => {
    expect(isNightOfStay(stay('a', '2026-11-14', '2026-11-17', status), day)).toBe(expected);
  });
});

describe('unavailableDays', () => {
  it('needs every room taken', () => {
    const first = stay('a', '2026-11-10', '2026-11-14');
    expect(unavailable({ stays: [first] })).toEqual([]);
    expect(unavailable({ stays: [first, stay('b', '2026-11-12', '2026-11-20')] })).toEqual([
      '2026-11-12',
      '2026-11-13',
    ]);
  });

  it('counts a booked room and a blocked one together', () => {
    const stays = [stay('a', '2026-11-10', '2026-11-12')];
    expect(unavailable({ stays, availability: [blocked('b', '2026-11-11')] })).toEqual([
      '2026-11-11',
    ]);
  });

  it('does not count one room twice, booked and blocked on the same day', () => {
    const stays = [stay('a', '2026-11-10', '2026-11-12'), stay('a', '2026-11-11', '2026-11-13')];
    expect(unavailable({ stays, availability: [blocked('a', '2026-11-11')] })).toEqual([]);
  });

  it('leaves out cancelled stays, open rows, and rooms that are not offered', () => {
    const stays = [
      stay('a', '2026-11-10', '2026-11-12', 'cancelled'),
      stay('b', '2026-11-10', '2026-11-12'),
      stay('inactive', '2026-11-10', '2026-11-12'),
    ];
    const availability = [
      { room_id: 'a', date: '2026-11-10', is_available: true },
      blocked('inactive', '2026-11-11'),
    ];
    expect(unavailable({ stays, availability })).toEqual([]);
  });

  it('gives the own days of a single room, within the range', () => {
    const stays = [
      stay('a', '2026-10-28', '2026-11-02'),
      stay('a', '2026-11-29', '2026-12-05'),
      stay('b', '2026-11-10', '2026-11-12'),
    ];
    const availability = [
      blocked('a', '2026-10-31'),
      blocked('a', '2026-11-15'),
      blocked('a', '2026-12-01'),
    ];
    expect(unavailable({ rooms: [{ id: 'a' }], stays, availability })).toEqual([
      '2026-11-01',
      '2026-11-15',
      '2026-11-29',
      '2026-11-30',
    ]);
  });

  it('closes no day of a house without rooms', () => {
    expect(unavailable({ rooms: [], stays: [stay('a', '2026-11-10', '2026-11-12')] })).toEqual([]);
  });

  it('agrees with asking every room about every day', () => {
    const offset = fc.integer({ min: -5, max: 35 });
    const roomId = fc.constantFrom('a', 'b', 'elsewhere');
    const anyStay = fc
      .tuple(
        roomId,
        offset,
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('pending', 'cancelled'),
      )
      .map(([room_id, start, nights, status]) =>
        stay(
          room_id,
          addDays(november.from, start),
          addDays(november.from, start + nights),
          status,
        ),
      );
    const anyRow = fc.tuple(roomId, offset, fc.boolean()).map(([room_id, day, is_available]) => ({
      room_id,
      date: addDays(november.from, day),
      is_available,
    }));

    fc.assert(
      fc.property(fc.array(anyStay), fc.array(anyRow), (stays, availability) => {
        const isTaken = (room: string, day: string) =>
          stays.some((one) => one.room_id === room && isNightOfStay(one, day)) ||
          availability.some((row) => row.room_id === room && row.date === day && !row.is_available);
        const expected = eachDay(november).filter((day) =>
          rooms.every(({ id }) => isTaken(id, day)),
        );
        expect(unavailable({ stays, availability })).toEqual(expected);
      }),
    );
  });
});
