import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachDay } from '@/domain/calendar/dates';
import { earliestCheckIn } from '@/domain/new-stay/booking-dates';
import type { ClosedDay, DeskRoom } from '@/domain/new-stay/rooms';
import { isNightOfStay } from '@/domain/availability/occupied-nights';
import {
  isSplit,
  dataForMove,
  moveLimits,
  placeOfStay,
  canMoveToday,
  type MovableStay,
  type StayPlace,
} from '@/domain/stay-move/stay-move';
import { inRoom, stepDays, stoppedBy, stretch } from '@/domain/stay-move/move-steps';
import { isPossible, judgePlace, tablePrice } from '@/domain/stay-move/verdict';
import { judgeSwap } from '@/domain/stay-move/swap';

const TODAY = '2026-11-23';
const LIMITS = { from: '2026-11-01', to: '2027-01-31' };

const makeDeskRoom = (number: string, overrides: Partial<DeskRoom> = {}): DeskRoom => ({
  id: `room-${number}`,
  room_number: number,
  name: `Quarto ${number}`,
  max_guests: 2,
  price_per_night: 58,
  ...overrides,
});

const ROOMS = [
  makeDeskRoom('1', { max_guests: 1, price_per_night: 38 }),
  makeDeskRoom('3'),
  makeDeskRoom('5', { price_per_night: 52 }),
  makeDeskRoom('11', { price_per_night: 62 }),
];

const makeStay = (guest: string, overrides: Partial<MovableStay> = {}): MovableStay => ({
  id: guest,
  room_id: 'room-3',
  check_in_date: '2026-12-08',
  check_out_date: '2026-12-11',
  status: 'confirmed',
  guest_name: guest,
  booking_number: `R26-${guest}`,
  number_of_guests: 2,
  total_price: 174,
  group_reference: null,
  updated_at: '2026-11-20T10:00:00+00:00',
  ...overrides,
});

const melo = makeStay('Catarina Melo');
const chen = makeStay('Wei Chen', { check_in_date: '2026-12-13', check_out_date: '2026-12-16' });
const lopes = makeStay('Carla Lopes', {
  room_id: 'room-5',
  check_in_date: '2026-12-07',
  check_out_date: '2026-12-10',
  total_price: 156,
});

function dataOf(
  stay: MovableStay,
  {
    stays = [melo, chen, lopes],
    closedDays = [],
    rooms = ROOMS,
    today = TODAY,
  }: {
    stays?: readonly MovableStay[];
    closedDays?: readonly ClosedDay[];
    rooms?: readonly DeskRoom[];
    today?: string;
  } = {},
) {
  return dataForMove({ stay, rooms, stays, closedDays, today, limits: LIMITS });
}

const to = (roomId: string, changes: Partial<StayPlace> = {}): StayPlace => ({
  ...placeOfStay(dataOf(melo)),
  roomId,
  ...changes,
});

describe('where a stay may go', () => {
  const closedDays = [{ room_id: 'room-11', date: '2026-12-12' }];
  it.each([
    ['where it is', to('room-3'), { kind: 'unchanged' }],
    ['a free room', to('room-11'), { kind: 'free', difference: 12 }],
    ['a taken room', to('room-5'), { kind: 'taken', by: lopes }],
    ['a room with too few beds', to('room-1'), { kind: 'too-small', beds: 1 }],
    [
      'a closed day',
      to('room-11', { checkOut: '2026-12-13' }),
      { kind: 'blocked', day: '2026-12-12', difference: 136 },
    ],
    [
      'nights up to the next arrival',
      to('room-3', { checkOut: '2026-12-13' }),
      { kind: 'free', difference: 116 },
    ],
    [
      'a night of the next stay',
      to('room-3', { checkOut: '2026-12-14' }),
      { kind: 'taken', by: chen },
    ],
    ['a room that nobody knows', to('room-99'), { kind: 'out-of-range' }],
    [
      'nights that are not known',
      to('room-3', { checkOut: '2027-02-02' }),
      { kind: 'out-of-range' },
    ],
  ])('%s (DESK-07)', (_name, place, verdict) => {
    expect(judgePlace(dataOf(melo, { closedDays }), place)).toEqual(verdict);
  });

  it('asks for beds only in another room, and for closed days only where it did not lie on them (DESK-07)', () => {
    const three = { ...melo, number_of_guests: 3 };
    const closed = [{ room_id: 'room-3', date: '2026-12-09' }];
    const longer = to('room-3', { checkOut: '2026-12-12' });
    expect(judgePlace(dataOf(three, { closedDays: closed }), longer)).toMatchObject({
      kind: 'free',
    });
  });

  it('finds nobody in the way of cancelled stays, nor of itself (DESK-07)', () => {
    const cancelled = { ...lopes, status: 'cancelled' };
    const data = dataOf(melo, { stays: [melo, cancelled] });
    expect(judgePlace(data, to('room-5'))).toEqual({ kind: 'free', difference: -18 });
    const later = to('room-3', { checkIn: '2026-12-09', checkOut: '2026-12-12' });
    expect(judgePlace(data, later)).toEqual({ kind: 'free', difference: 0 });
  });

  it('reaches a month back and as far as is known, and never less than the stay itself (DESK-07)', () => {
    const known = { from: '2026-10-01', to: '2026-12-10' };
    expect(moveLimits(melo, { known, today: TODAY })).toEqual({
      from: '2026-10-23',
      to: '2026-12-11',
    });
    const old = { ...melo, check_in_date: '2026-10-02' };
    expect(moveLimits(old, { known, today: TODAY }).from).toBe('2026-10-02');
  });

  it('reaches as far back as the form for a new booking, also after a short month (DESK-03, DESK-07)', () => {
    const known = { from: '2027-01-01', to: '2027-04-30' };
    const inMarch = { ...melo, check_in_date: '2027-03-20', check_out_date: '2027-03-22' };
    expect(moveLimits(inMarch, { known, today: '2027-03-15' }).from).toBe('2027-02-15');
    expect(earliestCheckIn('2027-03-15')).toBe('2027-02-15');
  });

  const nights = fc.integer({ min: 0, max: 25 });
  const someStay = fc.record({
    room_id: fc.constantFrom(...ROOMS.map(({ id }) => id)),
    from: nights,
    length: fc.integer({ min: 1, max: 6 }),
    status: fc.constantFrom('confirmed', 'pending', 'cancelled', 'checked_out'),
    number_of_guests: fc.integer({ min: 1, max: 3 }),
  });
  const stayOf = (
    {
      from,
      length,
      ...rest
    }: { from: number; length: number; room_id: string; status: string; number_of_guests: number },
    id: number,
  ) =>
    makeStay(`Hóspede ${id}`, {
      ...rest,
      check_in_date: addDays('2026-12-01', from),
      check_out_date: addDays('2026-12-01', from + length),
    });

  /** Stays of which no two live ones share a room and a night, as the database holds them. */
  const house = fc.array(someStay, { minLength: 1, maxLength: 14 }).map((all) => {
    const kept: MovableStay[] = [];
    for (const [id, one] of all.entries()) {
      const stay = stayOf(one, id);
      if (kept.every((other) => !sharesNight(other, stay))) kept.push(stay);
    }
    return kept;
  });

  const sharesNight = (a: MovableStay, b: MovableStay) =>
    a.room_id === b.room_id &&
    eachDay({ from: a.check_in_date, to: a.check_out_date }).some(
      (day) => isNightOfStay(a, day) && isNightOfStay(b, day),
    );
  const nobodyShares = (stays: readonly MovableStay[]) =>
    stays.every((a, index) => stays.slice(index + 1).every((b) => !sharesNight(a, b)));
  const live = (stays: readonly MovableStay[]) =>
    stays.find(({ status }) => status === 'confirmed' || status === 'pending');

  it('calls a place free exactly when no two stays would share a room and a night (DESK-07)', () => {
    fc.assert(
      fc.property(
        house,
        nights,
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(...ROOMS),
        (stays, from, length, room) => {
          const stay = live(stays);
          fc.pre(stay !== undefined);
          const place = {
            roomId: room.id,
            checkIn: addDays('2026-12-01', from),
            checkOut: addDays('2026-12-01', from + length),
            isFromToday: false,
          };
          const moved = {
            ...stay,
            room_id: room.id,
            check_in_date: place.checkIn,
            check_out_date: place.checkOut,
          };
          const after = stays.map((one) => (one === stay ? moved : one));
          const hasBeds = room.id === stay.room_id || stay.number_of_guests <= room.max_guests;
          expect(isPossible(judgePlace(dataOf(stay, { stays }), place))).toBe(
            nobodyShares(after) && hasBeds,
          );
        },
      ),
    );
  });

  it('steps and stretches of any length never pass a neighbour, nor lose the last night (DESK-07)', () => {
    fc.assert(
      fc.property(
        house,
        fc.integer({ min: -40, max: 40 }),
        fc.constantFrom('arrival', 'departure'),
        (stays, by, part) => {
          const stay = live(stays);
          fc.pre(stay !== undefined);
          const moving = dataOf(stay, { stays });
          const place = stepDays(moving, placeOfStay(moving), { part, days: by });
          expect(place.checkIn < place.checkOut).toBe(true);
          expect(isPossible(judgePlace(moving, place))).toBe(true);
        },
      ),
    );
  });

  it('allows a swap exactly when no two stays would share a room and a night, whoever is lifted (DESK-08)', () => {
    fc.assert(
      fc.property(house, (stays) => {
        const [one, other] = stays.filter(({ status }) => status !== 'cancelled');
        fc.pre(one !== undefined && other !== undefined && one.room_id !== other.room_id);
        const fits = judgeSwap(dataOf(one, { stays }), other).kind === 'fits';
        expect(judgeSwap(dataOf(other, { stays }), one).kind === 'fits').toBe(fits);
        const after = stays.map((stay) => {
          if (stay === one) return { ...one, room_id: other.room_id };
          return stay === other ? { ...other, room_id: one.room_id } : stay;
        });
        const bedsOf = (id: string) => ROOMS.find((room) => room.id === id)?.max_guests ?? 0;
        const hasBeds =
          one.number_of_guests <= bedsOf(other.room_id) &&
          other.number_of_guests <= bedsOf(one.room_id);
        expect(fits).toBe(nobodyShares(after) && hasBeds);
      }),
    );
  });
});

describe('one step of a stay', () => {
  const data = dataOf(melo);
  const origin = placeOfStay(data);

  it('carries all nights, and one end alone (DESK-07)', () => {
    expect(stepDays(data, origin, { part: 'stay', days: 1 })).toMatchObject({
      checkIn: '2026-12-09',
      checkOut: '2026-12-12',
    });
    expect(stepDays(data, origin, { part: 'arrival', days: -1 })).toMatchObject({
      checkIn: '2026-12-07',
      checkOut: '2026-12-11',
    });
    expect(stepDays(data, origin, { part: 'departure', days: 7 }).checkOut).toBe('2026-12-13');
  });

  it('says who stops an end, and nobody where none does (DESK-07)', () => {
    const longest = stretch(data, origin, { part: 'departure', day: '2026-12-20' });
    expect(stoppedBy(data, longest, 'departure')).toBe(chen);
    expect(stoppedBy(data, origin, 'departure')).toBeNull();
    expect(stoppedBy(data, longest, 'stay')).toBeNull();
    const shortest = stretch(data, origin, { part: 'arrival', day: '2026-12-20' });
    expect(shortest.checkIn).toBe('2026-12-10');
  });

  it('goes no further than what is known (DESK-07)', () => {
    expect(stepDays(data, origin, { part: 'stay', days: 400 }).checkOut).toBe(LIMITS.to);
    expect(stepDays(data, origin, { part: 'stay', days: -400 }).checkIn).toBe(LIMITS.from);
    expect(stretch(data, origin, { part: 'arrival', day: '2026-01-01' }).checkIn).toBe(LIMITS.from);
  });
});

describe('a guest in the house', () => {
  const keller = makeStay('Tobias Keller', {
    status: 'checked_in',
    check_in_date: '2026-11-21',
    check_out_date: '2026-11-25',
    total_price: 232,
  });
  const data = dataOf(keller, { stays: [keller, lopes] });
  const origin = placeOfStay(data);

  it('stays arrived on the day of arrival, and goes today at the earliest (DESK-07)', () => {
    expect(stepDays(data, origin, { part: 'stay', days: 2 })).toEqual(origin);
    expect(stepDays(data, origin, { part: 'arrival', days: 1 })).toEqual(origin);
    expect(stepDays(data, origin, { part: 'departure', days: -9 }).checkOut).toBe(TODAY);
    expect(stepDays(data, origin, { part: 'departure', days: 1 }).checkOut).toBe('2026-11-26');
  });

  it('goes on in another room from today, at the prices of both (DESK-09)', () => {
    const place = inRoom(data, { ...origin, checkOut: '2026-11-27' }, 'room-11');
    expect(place).toMatchObject({ roomId: 'room-11', checkOut: '2026-11-25', isFromToday: true });
    expect(isSplit(data, place)).toBe(true);
    expect(tablePrice(data, place)).toBe(2 * 58 + 2 * 62);
    expect(tablePrice(data, { ...place, isFromToday: false })).toBe(4 * 62);
  });

  it('needs the other room only for the nights from today (DESK-09)', () => {
    const before = makeStay('Marta Vidal', {
      room_id: 'room-11',
      check_in_date: '2026-11-20',
      check_out_date: TODAY,
    });
    const busy = dataOf(keller, { stays: [keller, before] });
    const place = inRoom(busy, placeOfStay(busy), 'room-11');
    expect(judgePlace(busy, place)).toMatchObject({ kind: 'free' });
    expect(judgePlace(busy, { ...place, isFromToday: false })).toEqual({
      kind: 'taken',
      by: before,
    });
  });

  it('is split only with a night on either side (DESK-09)', () => {
    expect(canMoveToday(keller, TODAY)).toBe(true);
    expect(canMoveToday(keller, keller.check_in_date)).toBe(false);
    expect(canMoveToday(keller, keller.check_out_date)).toBe(false);
    expect(canMoveToday({ ...keller, status: 'confirmed' }, TODAY)).toBe(false);
  });

  it('does not change rooms with another for nights already slept (DESK-08)', () => {
    expect(judgeSwap(data, lopes)).toEqual({ kind: 'slept', who: keller });
  });
});

describe('two stays that change rooms', () => {
  it('fit, or whoever hinders is named (DESK-08)', () => {
    expect(judgeSwap(dataOf(melo), lopes)).toEqual({ kind: 'fits' });
    const vidal = makeStay('Marta Vidal', {
      room_id: 'room-11',
      check_in_date: '2026-12-09',
      check_out_date: '2026-12-14',
    });
    expect(judgeSwap(dataOf(melo, { stays: [melo, chen, vidal] }), vidal)).toEqual({
      kind: 'taken',
      by: chen,
    });
    expect(judgeSwap(dataOf(melo), chen)).toEqual({ kind: 'same-room' });
    const brennan = makeStay('Ana Brennan', { room_id: 'room-1', number_of_guests: 1 });
    expect(judgeSwap(dataOf(melo, { stays: [melo, brennan] }), brennan)).toEqual({
      kind: 'too-small',
      roomId: 'room-1',
      beds: 1,
    });
    const closedDays = [{ room_id: 'room-5', date: '2026-12-10' }];
    expect(judgeSwap(dataOf(melo, { closedDays }), lopes)).toEqual({
      kind: 'blocked',
      roomId: 'room-5',
      day: '2026-12-10',
    });
  });
});
