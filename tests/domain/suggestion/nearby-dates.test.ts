import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, eachDay } from '@/domain/calendar/dates';
import { freeRoomsFinder } from '@/domain/availability/free-rooms';
import { nearbyStays, onlyMissingNight, shorterStays } from '@/domain/suggestion/nearby-dates';
import { availableRooms, type ConflictRule } from '@/domain/availability/availability-rule';

const TODAY = '2026-11-03';
const HORIZON = '2027-08-03';
const ASKED = { checkIn: '2026-12-26', checkOut: '2026-12-29' };

interface TakenStay {
  room_id: string;
  status: string;
  check_in_date: Day;
  check_out_date: Day;
}

/** The rooms that the form does not offer, as listRoomIdsTakenAround asks the database. */
const roomIdsTakenAround = (
  stays: readonly TakenStay[],
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
  rule: ConflictRule,
): string[] =>
  stays
    .filter(({ status }) => status !== 'cancelled')
    .filter(({ check_in_date, check_out_date }) =>
      rule === 'stated'
        ? check_in_date < checkOut || check_out_date > checkIn
        : check_in_date < checkOut && check_out_date > checkIn,
    )
    .map(({ room_id }) => room_id);

/** Serves the stays that begin on these days, each at its price. */
const at =
  (prices: Record<Day, number>) =>
  ({ checkIn }: { checkIn: Day }) =>
    prices[checkIn] === undefined ? null : { total: prices[checkIn] };

const shifts = (found: ReturnType<typeof nearbyStays>) => found.map(({ shift }) => shift);

describe('nearby stays', () => {
  it('are the nearest four of as many nights, the cheaper first on either side (SUGG-01)', () => {
    const proposalFor = at({
      '2026-12-23': 384,
      '2026-12-29': 360,
      '2026-12-21': 471,
      '2027-01-02': 384,
      '2027-01-09': 10,
    });
    const found = nearbyStays({ asked: ASKED, today: TODAY, proposalFor });
    expect(found.map(({ shift, checkIn, checkOut }) => [shift, checkIn, checkOut])).toEqual([
      [3, '2026-12-29', '2027-01-01'],
      [-3, '2026-12-23', '2026-12-26'],
      [-5, '2026-12-21', '2026-12-24'],
      [7, '2027-01-02', '2027-01-05'],
    ]);
  });

  it('let the lower price decide between two as far away for the fourth place (SUGG-01)', () => {
    const proposalFor = at({
      '2026-12-25': 1,
      '2026-12-24': 1,
      '2026-12-23': 1,
      '2026-12-21': 90,
      '2026-12-31': 80,
    });
    const found = nearbyStays({ asked: ASKED, today: TODAY, proposalFor });
    expect(shifts(found)).toEqual([-1, -2, -3, 5]);
  });

  it('begin today at the earliest and end with the horizon (SUGG-01)', () => {
    const always = () => ({ total: 1 });
    const soon = { checkIn: '2026-11-04', checkOut: '2026-11-06' };
    const late = { checkIn: '2027-07-31', checkOut: '2027-08-02' };
    const found = (asked: typeof soon) =>
      shifts(nearbyStays({ asked, today: TODAY, proposalFor: always }));
    expect(found(soon)).toEqual([-1, 1, 2, 3]);
    expect(found(late)).toEqual([-1, 1, -2, -3]);
  });

  it('keep to what the house takes: closed days and minimum stays (SUGG-01)', () => {
    const isAllowed = (checkIn: Day) => checkIn > '2026-12-28';
    const found = nearbyStays({
      asked: ASKED,
      today: TODAY,
      proposalFor: () => ({ total: 1 }),
      isAllowed,
    });
    expect(shifts(found)).toEqual([3, 4, 5, 6]);
  });

  it('are none where nothing serves', () => {
    expect(nearbyStays({ asked: ASKED, today: TODAY, proposalFor: () => null })).toEqual([]);
  });

  it('are the first four of all stays there are, by distance and price (SUGG-01)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 270 }),
        fc.integer({ min: 1, max: 30 }),
        fc.dictionary(fc.integer({ min: 0, max: 275 }).map(String), fc.integer({ min: 0, max: 5 })),
        (start, nights, prices) => {
          const dayOf = (number: number) => addDays(TODAY, number);
          const asked = { checkIn: dayOf(start), checkOut: dayOf(start + nights) };
          const byDay = Object.fromEntries(
            Object.entries(prices).map(([number, total]) => [dayOf(Number(number)), total]),
          );
          const all = Object.entries(prices)
            .map(([number, total]) => ({ shift: Number(number) - start, total }))
            .filter(({ shift }) => shift !== 0 && dayOf(start + shift + nights) <= HORIZON)
            .toSorted(
              (a, b) =>
                Math.abs(a.shift) - Math.abs(b.shift) || a.total - b.total || a.shift - b.shift,
            );
          const found = nearbyStays({ asked, today: TODAY, proposalFor: at(byDay) });
          expect(shifts(found)).toEqual(all.slice(0, 4).map(({ shift }) => shift));
        },
      ),
    );
  });
});

describe('a night less', () => {
  const proposalFor = ({ checkOut }: { checkOut: Day }) =>
    checkOut === '2026-12-28' ? { total: 344 } : null;

  it('is looked for at both ends of the stay (SUGG-01)', () => {
    expect(shorterStays({ asked: ASKED, today: TODAY, proposalFor })).toEqual([
      { checkIn: '2026-12-26', checkOut: '2026-12-28', proposal: { total: 344 } },
    ]);
    const both = shorterStays({ asked: ASKED, today: TODAY, proposalFor: () => ({ total: 1 }) });
    expect(both.map(({ checkIn, checkOut }) => [checkIn, checkOut])).toEqual([
      ['2026-12-26', '2026-12-28'],
      ['2026-12-27', '2026-12-29'],
    ]);
  });

  it('is none of a single night, nor where the house does not take it', () => {
    const all = { today: TODAY, proposalFor: () => ({ total: 1 }) };
    const night = { checkIn: '2026-12-26', checkOut: '2026-12-27' };
    expect(shorterStays({ asked: night, ...all })).toEqual([]);
    expect(shorterStays({ asked: ASKED, ...all, isAllowed: () => false })).toEqual([]);
  });

  it('is told by the night that lacks, where it is one (SUGG-03)', () => {
    const except =
      (...nights: Day[]) =>
      ({ checkIn }: { checkIn: Day }) =>
        !nights.includes(checkIn);
    expect(onlyMissingNight(ASKED, except('2026-12-28'))).toBe('2026-12-28');
    expect(onlyMissingNight(ASKED, except('2026-12-27', '2026-12-28'))).toBeNull();
    expect(onlyMissingNight(ASKED, except())).toBeNull();
  });
});

describe('the rooms free for one stay after the other', () => {
  const rooms = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const dayOf = (number: number) => addDays(TODAY, number);
  const number = fc.integer({ min: -10, max: 40 });
  const roomIds = fc.constantFrom('a', 'b', 'c', 'gone');
  const stays = fc.array(
    fc.record({
      room_id: roomIds,
      status: fc.constantFrom('confirmed', 'pending', 'cancelled'),
      span: fc.tuple(number, fc.integer({ min: 1, max: 40 })),
    }),
    { maxLength: 6 },
  );
  const blocks = fc.array(fc.record({ room_id: roomIds, number, is_available: fc.boolean() }), {
    maxLength: 6,
  });

  it.each(['stated', 'overlap'] as const)(
    'are those that the form offers for it, by the rule %s (SUGG-01)',
    (rule) => {
      fc.assert(
        fc.property(stays, blocks, (taken, closed) => {
          const live = taken.map(({ room_id, status, span: [from, nights] }) => ({
            room_id,
            status,
            check_in_date: dayOf(from),
            check_out_date: dayOf(from + nights),
          }));
          const availability = closed.map(({ room_id, number: night, is_available }) => ({
            room_id,
            date: dayOf(night),
            is_available,
          }));
          const free = freeRoomsFinder({
            rooms,
            stays: live,
            availability,
            rule,
            firstNight: TODAY,
            lastNight: dayOf(20),
          });
          for (const checkIn of eachDay({ from: TODAY, to: dayOf(20) })) {
            const requested = { checkIn, checkOut: addDays(checkIn, 2) };
            if (requested.checkOut > dayOf(21)) continue;
            const takenRoomIds = roomIdsTakenAround(live, requested, rule);
            expect(free(requested)).toEqual(
              availableRooms({ rooms, takenRoomIds, availability, requested }),
            );
          }
        }),
      );
    },
  );

  it('are none beyond the nights that were asked about', () => {
    const free = freeRoomsFinder({
      rooms,
      stays: [],
      availability: [],
      rule: 'overlap',
      firstNight: TODAY,
      lastNight: dayOf(3),
    });
    expect(free({ checkIn: TODAY, checkOut: dayOf(4) })).toHaveLength(3);
    expect(free({ checkIn: TODAY, checkOut: dayOf(9) })).toEqual([]);
    expect(free({ checkIn: dayOf(-1), checkOut: dayOf(1) })).toEqual([]);
  });
});
