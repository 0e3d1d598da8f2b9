import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import {
  arrivalRefusal,
  arrivalTerms,
  easiestTerms,
  type StayRule,
} from '@/domain/rates/stay-rules';
import { named, RULE_EXAMPLES } from '../../support/rate-examples';

const ARRIVAL = '2027-02-05';
const ROOMS = { house: null, asked: 'asked', other: 'other' };

function rule(values: Partial<StayRule>): StayRule {
  return {
    room_id: null,
    from_date: ARRIVAL,
    until_date: ARRIVAL,
    min_nights: 1,
    closed_to_arrival: false,
    ...values,
  };
}

test.each(named(RULE_EXAMPLES))('%s (RATE-02)', (_name, { rules, nights, refusal }) => {
  const short = typeof refusal === 'object' && refusal !== null;
  expect(
    arrivalRefusal({
      rules: rules.map(({ room, days: [from, until], minNights = 1, isClosed = false }) => ({
        room_id: ROOMS[room],
        from_date: addDays(ARRIVAL, from),
        until_date: addDays(ARRIVAL, until),
        min_nights: minNights,
        closed_to_arrival: isClosed,
      })),
      roomIds: ['asked'],
      checkIn: ARRIVAL,
      checkOut: addDays(ARRIVAL, nights),
    }),
  ).toEqual(
    short
      ? {
          kind: 'short',
          minNights: refusal.minNights,
          earliestCheckOut: addDays(ARRIVAL, refusal.minNights),
        }
      : refusal && { kind: 'closed' },
  );
});

describe('arrivalTerms (RATE-02)', () => {
  const rules = [
    rule({ min_nights: 2 }),
    rule({ room_id: 'a', min_nights: 4 }),
    rule({ room_id: 'b', closed_to_arrival: true }),
  ];

  test.each([
    ['no room is chosen', [], 2, false],
    ['one room', ['a'], 4, false],
    ['the strictest of several rooms', ['a', 'b', 'c'], 4, true],
  ])('%s', (_name, roomIds, minNights, isClosed) => {
    expect(arrivalTerms({ rules, roomIds, day: ARRIVAL })).toEqual({ minNights, isClosed });
  });

  test.each([
    ['no room', [], 2, false],
    ['the easiest room', ['a', 'c'], 2, false],
    ['a closed room counts for nothing', ['a', 'b'], 4, false],
    ['all rooms are closed', ['b'], 2, true],
  ])('at its easiest: %s', (_name, roomIds, minNights, isClosed) => {
    expect(easiestTerms({ rules, roomIds, day: ARRIVAL })).toEqual({ minNights, isClosed });
  });

  const somewhere = fc.constantFrom(null, 'a', 'b');
  const anyRule = fc
    .record({
      room: somewhere,
      from: fc.integer({ min: -5, max: 5 }),
      length: fc.integer({ min: 0, max: 5 }),
      minNights: fc.integer({ min: 1, max: 9 }),
      isClosed: fc.boolean(),
    })
    .map(({ room, from, length, minNights, isClosed }) =>
      rule({
        room_id: room,
        from_date: addDays(ARRIVAL, from),
        until_date: addDays(ARRIVAL, from + length),
        min_nights: minNights,
        closed_to_arrival: isClosed,
      }),
    );

  it('is for several rooms what the strictest of them asks', () => {
    fc.assert(
      fc.property(fc.array(anyRule), (any) => {
        const [a, b] = ['a', 'b'].map((id) =>
          arrivalTerms({ rules: any, roomIds: [id], day: ARRIVAL }),
        );
        expect(arrivalTerms({ rules: any, roomIds: ['a', 'b'], day: ARRIVAL })).toEqual({
          minNights: Math.max(a?.minNights ?? 0, b?.minNights ?? 0),
          isClosed: a?.isClosed === true || b?.isClosed === true,
        });
      }),
    );
  });

  it('takes a stay that leaves on the earliest day it names, and none before', () => {
    fc.assert(
      fc.property(fc.array(anyRule), (any) => {
        const ask = (nights: number) =>
          arrivalRefusal({
            rules: any,
            roomIds: ['a'],
            checkIn: ARRIVAL,
            checkOut: addDays(ARRIVAL, nights),
          });
        const refusal = ask(1);
        if (refusal?.kind !== 'short') return;
        expect(refusal.earliestCheckOut).toBe(addDays(ARRIVAL, refusal.minNights));
        expect(ask(refusal.minNights)).toBeNull();
        expect(ask(refusal.minNights - 1)).toEqual(refusal);
      }),
    );
  });
});
