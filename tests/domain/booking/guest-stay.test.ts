import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ARRIVAL_HOURS,
  guestStage,
  guestSums,
  isAhead,
  linkParts,
  requestStage,
  roomsShown,
  type GuestRoom,
} from '@/domain/booking/guest-stay';
import { stays } from '../arbitraries';

const room = (overrides: Partial<GuestRoom> = {}): GuestRoom => ({
  status: 'pending',
  cancel_reason: null,
  check_in_date: '2026-12-12',
  check_out_date: '2026-12-15',
  number_of_guests: 2,
  total_price: 165,
  paid: null,
  room: { price_per_night: 55 },
  ...overrides,
});

/** Before check-in. */
const BEFORE = '2026-12-01';

describe('the state of a request', () => {
  it.each([
    ['pending', null, 'in-review'],
    ['awaiting_confirmation', null, 'in-review'],
    ['awaiting_payment', null, 'awaiting-payment'],
    ['payment_received', null, 'paid'],
    ['confirmed', null, 'confirmed'],
    ['checked_in', null, 'in-house'],
    ['checked_out', null, 'over'],
    ['completed', null, 'over'],
    ['cancelled', 'guest', 'cancelled'],
    ['cancelled', 'lapsed', 'lapsed'],
    ['cancelled', 'unconfirmed', 'lapsed'],
  ])('of a room that is %s (%s) is %s in a guest’s eyes (TRACK-02)', (status, reason, stage) => {
    expect(guestStage(room({ status, cancel_reason: reason }), BEFORE)).toBe(stage);
  });

  it('is the least advanced of the rooms that are still wanted (TRACK-02)', () => {
    const stageOf = (...statuses: string[]) =>
      requestStage(
        statuses.map((status) => room({ status })),
        BEFORE,
      );
    expect(stageOf('confirmed', 'awaiting_payment', 'cancelled')).toBe('awaiting-payment');
    expect(stageOf('checked_out', 'checked_in')).toBe('in-house');
    expect(stageOf('cancelled', 'confirmed')).toBe('confirmed');
    expect(stageOf('cancelled', 'cancelled')).toBe('cancelled');
  });

  it('is lapsed only where nothing was called off by anybody', () => {
    const lapsed = room({ status: 'cancelled', cancel_reason: 'lapsed' });
    expect(requestStage([lapsed, lapsed], BEFORE)).toBe('lapsed');
    expect(requestStage([lapsed, room({ status: 'cancelled' })], BEFORE)).toBe('cancelled');
  });

  it('is still ahead until it is over or called off', () => {
    expect((['in-review', 'paid', 'confirmed', 'in-house'] as const).every(isAhead)).toBe(true);
    expect((['over', 'unsettled', 'cancelled', 'lapsed'] as const).some(isAhead)).toBe(false);
  });

  it.each([
    ['confirmed', '2026-12-15', 'confirmed'],
    ['confirmed', '2026-12-16', 'over'],
    ['checked_in', '2026-12-15', 'in-house'],
    ['checked_in', '2026-12-16', 'over'],
    ['pending', '2026-12-12', 'in-review'],
    ['pending', '2026-12-13', 'unsettled'],
    ['awaiting_payment', '2026-12-13', 'unsettled'],
    ['payment_received', '2026-12-13', 'unsettled'],
    ['payment_received', '2026-12-16', 'unsettled'],
    ['cancelled', '2026-12-16', 'cancelled'],
  ])('of a stay nobody has moved on from %s is, on %s, %s (TRACK-02)', (status, day, stage) => {
    expect(guestStage(room({ status }), day)).toBe(stage);
  });

  it('is settled by any room that is, once the day of check-in is gone (TRACK-02)', () => {
    const [pending, past] = [room(), room({ status: 'checked_in' })];
    const next = room({
      status: 'confirmed',
      check_in_date: '2026-12-15',
      check_out_date: '2026-12-18',
    });
    expect(requestStage([pending, past], '2026-12-14')).toBe('in-house');
    expect(requestStage([past, next], '2026-12-16')).toBe('confirmed');
    expect(requestStage([pending, past], '2026-12-16')).toBe('over');
    expect(requestStage([pending, pending], '2026-12-16')).toBe('unsettled');
  });
});

it('shows the rooms that are still wanted; of a request without any, all', () => {
  const [kept, gone] = [room({ status: 'confirmed' }), room({ status: 'cancelled' })];
  expect(roomsShown([gone, kept])).toEqual([kept]);
  expect(roomsShown([gone, gone])).toEqual([gone, gone]);
});

describe('what a request comes to', () => {
  it('is added up over its rooms, the first night of each apart (TRACK-02)', () => {
    const rooms = [
      room({ total_price: 252, number_of_guests: 4, paid: 100, room: { price_per_night: 84 } }),
      room({ total_price: 156.3, number_of_guests: 2, room: { price_per_night: 52.1 } }),
      room({ total_price: 174, number_of_guests: 2, room: { price_per_night: 58 } }),
    ];
    expect(guestSums(rooms)).toEqual({
      checkIn: '2026-12-12',
      checkOut: '2026-12-15',
      nights: 3,
      guests: 8,
      total: 582.3,
      paid: 100,
      due: 482.3,
      perPersonAndNight: 24.26,
      isAverage: true,
      firstNight: 194.1,
      isPriced: true,
    });
    expect(guestSums([])).toBeNull();
  });

  it('does not say what the first night costs where nights differ, in one room or all (RATE-01)', () => {
    const [even, dear] = [room(), room({ total_price: 185 })];
    expect(guestSums([even])?.firstNight).toBe(55);
    expect(guestSums([even, dear])?.firstNight).toBeNull();
  });

  it('counts the guests and the first night of a divided stay once (TRACK-02, DESK-09)', () => {
    const halves = [
      room({ check_out_date: '2026-12-14', total_price: 110 }),
      room({
        check_in_date: '2026-12-14',
        check_out_date: '2026-12-17',
        total_price: 200,
        room: { price_per_night: 60 },
      }),
    ];
    expect(guestSums(halves)).toMatchObject({
      nights: 5,
      guests: 2,
      total: 310,
      perPersonAndNight: 31,
      firstNight: 55,
    });
  });

  it('is not known while nobody has entered the price of a room (TRACK-02, CHAN-03)', () => {
    const unpriced = room({ total_price: 0, is_unpriced: true });
    expect(guestSums([room(), unpriced])?.isPriced).toBe(false);
  });

  it('spans all stays, and loses no cent, whatever the rooms', () => {
    const rooms = fc.array(
      fc.tuple(stays, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 100, max: 500_000 })),
      { minLength: 1, maxLength: 13 },
    );
    fc.assert(
      fc.property(rooms, (drawn) => {
        const sums = guestSums(
          drawn.map(([{ checkIn, checkOut }, guests, cents]) =>
            room({
              check_in_date: checkIn,
              check_out_date: checkOut,
              number_of_guests: guests,
              total_price: cents / 100,
              paid: Math.floor(cents / 2) / 100,
            }),
          ),
        );
        const days = drawn.map(([stay]) => stay);
        expect(days.every(({ checkIn }) => checkIn >= (sums?.checkIn ?? '~'))).toBe(true);
        expect(days.every(({ checkOut }) => checkOut <= (sums?.checkOut ?? ''))).toBe(true);
        const cents = drawn.reduce((total, [, , one]) => total + one, 0);
        expect(sums?.total).toBe(cents / 100);
        expect(Math.round(((sums?.paid ?? 0) + (sums?.due ?? 0)) * 100)).toBe(cents);
      }),
    );
  });
});

describe('what stands behind the # of a link', () => {
  const KEY = 'kV7mQ2xT9bR4wLz8HcYp3dAb';

  it.each([
    [`#${KEY}`, { kind: 'page', key: KEY, code: null }],
    [KEY, { kind: 'page', key: KEY, code: null }],
    [`#${KEY}.0f3a`, { kind: 'page', key: KEY, code: '0f3a' }],
    [`#${KEY}.`, { kind: 'page', key: KEY, code: null }],
    [`# ${KEY}>,`, { kind: 'page', key: KEY, code: null }],
    ['#v.9c1b', { kind: 'verify', code: '9c1b' }],
    ['', { kind: 'unknown' }],
    ['#', { kind: 'unknown' }],
    ['#v', { kind: 'unknown' }],
    [`#${KEY.slice(0, 20)}`, { kind: 'unknown' }],
    [`#${KEY.repeat(3)}`, { kind: 'unknown' }],
    [`#${KEY} e mais`, { kind: 'page', key: KEY, code: null }],
    [`#${KEY}%20`, { kind: 'page', key: KEY, code: null }],
    [`#${KEY}%C2%A0`, { kind: 'page', key: KEY, code: null }],
    [`#${KEY}%E2%80%9D.`, { kind: 'page', key: KEY, code: null }],
    [`#${KEY}+obrigado`, { kind: 'page', key: KEY, code: null }],
    [`#%3C${KEY}%3E`, { kind: 'page', key: KEY, code: null }],
    [`#${KEY}.0f3a%20`, { kind: 'page', key: KEY, code: '0f3a' }],
    [`%2523${KEY}%252E0f3a`, { kind: 'page', key: KEY, code: '0f3a' }],
    ['#v.9c1b.%20', { kind: 'verify', code: '9c1b' }],
    ['#como-chegar', { kind: 'unknown' }],
  ])('%s is read (TRACK-01, TRACK-06)', (hash, parts) => {
    expect(linkParts(hash)).toEqual(parts);
  });

  it('gives every key back as it was, and never throws', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{22,64}$/), fc.string(), (key, rest) => {
        expect(linkParts(`#${key}`)).toEqual({ kind: 'page', key, code: null });
        expect(['page', 'verify', 'unknown']).toContain(linkParts(rest).kind);
      }),
    );
  });

  it('finds every key whatever was copied around it, however often it was encoded (TRACK-01)', () => {
    const around = fc.constantFrom(...Array.from(' \u00A0\u200B<>()[]"\'«»“”‘’,;:!?+&=/#…'));
    const before = fc.array(around).map((signs) => signs.join(''));
    const behind = fc.tuple(around, fc.string()).map((parts) => parts.join(''));
    const encoded = (text: string, times: number): string =>
      times === 0 ? text : encoded(encodeURIComponent(text), times - 1);
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\w-]{22,64}$/),
        before,
        fc.oneof(behind, fc.constantFrom('', '.', '. ', '.)')),
        fc.nat(3),
        (key, start, end, times) => {
          const hash = `#${encoded(start + key + end, times)}`;
          expect(linkParts(hash)).toEqual({ kind: 'page', key, code: null });
        },
      ),
    );
  });
});

it('lets a guest choose each half hour from check-in to midnight, once (TRACK-04)', () => {
  expect(ARRIVAL_HOURS).toHaveLength(21);
  expect(new Set(ARRIVAL_HOURS).size).toBe(21);
  expect([ARRIVAL_HOURS[0], ARRIVAL_HOURS[1], ARRIVAL_HOURS.at(-2), ARRIVAL_HOURS.at(-1)]).toEqual([
    '14:00',
    '14:30',
    '23:30',
    '00:00',
  ]);
});
