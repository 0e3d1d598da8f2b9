import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  closedNights,
  commonNights,
  conflictKind,
  hasNightsOf,
  staysInTheWay,
  stretchesOf,
  type ForeignStay,
} from '@/domain/channel/conflict';
import {
  isRoomy,
  roomsForForeign,
  roomsForOurs,
  swapPartners,
  type ConflictHouse,
  type HouseRoom,
} from '@/domain/channel/conflict-rooms';
import { timeline } from '@/domain/channel/conflict-timeline';
import {
  gentlestWay,
  keptWay,
  waysOut,
  type ConflictScene,
  type ConflictStay,
} from '@/domain/channel/conflict-ways';
import { addDays, eachDay } from '@/domain/calendar/dates';
import { isNightOfStay } from '@/domain/availability/occupied-nights';
import { utcDay } from '../arbitraries';

const TODAY = '2026-11-23';

const room = (number: string, overrides: Partial<HouseRoom> = {}): HouseRoom => ({
  id: `room-${number}`,
  room_number: number,
  name: `Duplo ${number}`,
  max_guests: 2,
  price_per_night: 58,
  is_active: true,
  features: [],
  ...overrides,
});
const dormitory = (number: string, overrides: Partial<HouseRoom> = {}) =>
  room(number, { name: `Dormitório ${number}`, max_guests: 8, price_per_night: 128, ...overrides });

const ROOMS = [
  room('1', { name: 'Individual Estrela', max_guests: 1, price_per_night: 38 }),
  room('3'),
  dormitory('7', { price_per_night: 136 }),
  dormitory('8'),
  dormitory('10', { name: 'Dormitório Sardinha (só mulheres)' }),
  dormitory('12', { is_active: false }),
  dormitory('13'),
];

const stay = (guest: string, overrides: Partial<ConflictStay> = {}): ConflictStay => ({
  id: guest,
  room_id: 'room-8',
  check_in_date: '2026-11-24',
  check_out_date: '2026-11-27',
  status: 'confirmed',
  guest_name: guest,
  booking_number: `R26-${guest}`,
  number_of_guests: 4,
  total_price: 306,
  group_reference: null,
  updated_at: '2026-11-20T10:00:00+00:00',
  source: 'site',
  ...overrides,
});

const duarte = stay('Inês Duarte');
const foreign: ForeignStay = {
  channel: 'booking_com',
  roomId: 'room-8',
  starts: '2026-11-25',
  ends: '2026-11-28',
  booking: null,
};

const house = (overrides: Partial<ConflictHouse<HouseRoom, ConflictStay>> = {}) => ({
  rooms: ROOMS,
  stays: [duarte],
  closedDays: [],
  today: TODAY,
  known: { from: '2026-10-01', to: '2027-01-31' },
  ...overrides,
});
const scene = (
  overrides: Partial<ConflictScene<HouseRoom, ConflictStay>> = {},
): ConflictScene<HouseRoom, ConflictStay> => ({
  foreign,
  guestName: null,
  ours: duarte,
  closed: [],
  house: house(),
  ...overrides,
});
const numbers = (rooms: readonly HouseRoom[]) => rooms.map(({ room_number }) => room_number);
const gentlest = (of: ConflictScene<HouseRoom, ConflictStay>) => gentlestWay(of, waysOut(of));

/** A house of dormitory 8 full of Inês, every other room taken on all the foreign nights. */
const fullHouse = () =>
  house({
    stays: [
      duarte,
      ...['1', '3', '7', '10', '13'].map((number) =>
        stay(`Outro ${number}`, {
          room_id: `room-${number}`,
          check_in_date: '2026-11-20',
          check_out_date: '2026-12-04',
        }),
      ),
    ],
  });

test('ours has every night of a foreign stay that is still to come, or lacks one (CHAN-04)', () => {
  const day = fc.integer({ min: 20_770, max: 20_800 }).map(utcDay);
  const nights = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(day, nights, day, nights, day, (from, long, starts, length, today) => {
      const theirs = { starts, ends: addDays(starts, length) };
      fc.pre(theirs.ends > today);
      const ours = { check_in_date: from, check_out_date: addDays(from, long) };
      const held = new Set(commonNights(theirs, [ours]));
      const toCome = eachDay({ from: starts, to: theirs.ends }).filter((night) => night >= today);
      expect(hasNightsOf(theirs, ours, today)).toBe(toCome.every((night) => held.has(night)));
    }),
  );
});

describe('what lies in the way', () => {
  it('is every live stay of the room on one of its nights, but not its own booking (CHAN-04)', () => {
    const before = stay('Antes', { check_in_date: '2026-11-22', check_out_date: '2026-11-25' });
    const after = stay('Depois', { check_in_date: '2026-11-28', check_out_date: '2026-11-30' });
    const gone = stay('Cancelada', { status: 'cancelled' });
    const elsewhere = stay('Ao lado', { room_id: 'room-7' });
    const own = stay('Própria');
    const second = stay('Segunda', { check_in_date: '2026-11-27', check_out_date: '2026-11-28' });
    const booking = { ...own, id: own.id };
    expect(
      staysInTheWay({ ...foreign, booking }, [
        before,
        second,
        after,
        gone,
        elsewhere,
        own,
        duarte,
      ]).map(({ id }) => id),
    ).toEqual([duarte.id, second.id]);
  });

  it('are closed nights, too, but not those its booking held already (CHAN-04)', () => {
    const closed = ['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28'].map((date) => ({
      room_id: 'room-8',
      date,
    }));
    const other = { room_id: 'room-7', date: '2026-11-26' };
    expect(closedNights(foreign, [...closed, other])).toEqual(['2026-11-25', '2026-11-27']);
    const booking = { id: 'b', check_in_date: '2026-11-24', check_out_date: '2026-11-26' };
    expect(closedNights({ ...foreign, booking }, closed)).toEqual(['2026-11-27']);
    expect([
      conflictKind(
        [duarte],
        closed.map(({ date }) => date),
      ),
      conflictKind([], ['x']),
    ]).toEqual(['taken', 'closed']);
    expect(conflictKind([], [])).toBe('free');
  });

  it('has nights in common exactly where both would sleep (CHAN-04)', () => {
    const day = fc.integer({ min: 20_000, max: 20_040 });
    const nights = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(
        day,
        nights,
        fc.array(fc.tuple(day, nights), { maxLength: 4 }),
        (start, length, others) => {
          const theirs = { ...foreign, starts: utcDay(start), ends: utcDay(start + length) };
          const stays = others.map(([from, count], place) =>
            stay(`${place}`, { check_in_date: utcDay(from), check_out_date: utcDay(from + count) }),
          );
          const ours = staysInTheWay(theirs, stays);
          const common = commonNights(theirs, ours);
          for (const night of eachDay({ from: theirs.starts, to: theirs.ends })) {
            const isTaken = stays.some((one) => isNightOfStay(one, night));
            expect(common.includes(night)).toBe(isTaken);
          }
          expect(ours.length > 0).toBe(common.length > 0);
          const stretched = stretchesOf(common).flatMap(({ from, to }) =>
            eachDay({ from, to: addDays(to, 1) }),
          );
          expect(stretched).toEqual(common);
        },
      ),
    );
  });
});

describe('rooms instead', () => {
  it('for the foreign stay are free and open, those like the sold one first (CHAN-04)', () => {
    expect(numbers(roomsForForeign(foreign, house()))).toEqual(['13', '7', '3', '1', '10']);
    const taken = stay('Chen', {
      room_id: 'room-13',
      check_in_date: '2026-11-27',
      check_out_date: '2026-11-29',
    });
    const closedDays = [{ room_id: 'room-7', date: '2026-11-26' }];
    expect(
      numbers(roomsForForeign(foreign, house({ stays: [duarte, taken], closedDays }))),
    ).toEqual(['3', '1', '10']);
    const sold = ROOMS.find(({ id }) => id === 'room-8');
    expect(ROOMS.filter((one) => isRoomy(one, sold)).map(({ room_number }) => room_number)).toEqual(
      ['7', '8', '12', '13'],
    );
  });

  it('for ours have beds for all its guests, none for one who has slept there (CHAN-04)', () => {
    expect(numbers(roomsForOurs(duarte, house()))).toEqual(['13', '7', '10']);
    expect(numbers(roomsForOurs({ ...duarte, number_of_guests: 2 }, house()))).toEqual([
      '13',
      '7',
      '3',
      '10',
    ]);
    const inHouse = { ...duarte, status: 'checked_in', check_in_date: '2026-11-22' };
    expect(roomsForOurs(inHouse, house())).toEqual([]);
  });

  it('come of a swap where the other stay leaves the foreign nights alone (CHAN-04)', () => {
    // Room 13 is free from the 25th on: only its stay until then keeps Inês out.
    const chen = stay('Wei Chen', {
      room_id: 'room-13',
      check_in_date: '2026-11-22',
      check_out_date: '2026-11-25',
    });
    const late = { ...chen, id: 'late', room_id: 'room-7', check_out_date: '2026-11-26' };
    const beyond = { ...chen, id: 'beyond', room_id: 'room-10', check_in_date: '2026-09-01' };
    const full = house({ stays: [duarte, chen, late, beyond] });
    expect(swapPartners(duarte, foreign, full).map(({ id }) => id)).toEqual([chen.id]);
    const gone = { ...chen, status: 'completed' };
    expect(swapPartners(duarte, foreign, house({ stays: [duarte, gone] }))).toEqual([]);
  });

  it('never lead two stays into one room and night, whatever the house (CHAN-04)', () => {
    const day = fc.integer({ min: 0, max: 14 });
    const someStay = fc.tuple(
      fc.constantFrom('1', '3', '7', '8', '13'),
      day,
      fc.integer({ min: 1, max: 5 }),
    );
    fc.assert(
      fc.property(fc.array(someStay, { maxLength: 12 }), day, (drawn, start) => {
        const stays: ConflictStay[] = [];
        for (const [number, from, nights] of drawn) {
          const next = stay(`${stays.length}`, {
            room_id: `room-${number}`,
            check_in_date: addDays('2026-12-01', from),
            check_out_date: addDays('2026-12-01', from + nights),
            number_of_guests: 1,
          });
          if (!meetsAny(next, stays)) stays.push(next);
        }
        const theirs = {
          ...foreign,
          starts: addDays('2026-12-01', start),
          ends: addDays('2026-12-01', start + 3),
        };
        const asStay = stay('theirs', {
          check_in_date: theirs.starts,
          check_out_date: theirs.ends,
        });
        const full = house({ stays });
        for (const { id } of roomsForForeign(theirs, full)) {
          expect(meetsAny({ ...asStay, room_id: id }, stays)).toBe(false);
        }
        for (const ours of staysInTheWay(theirs, stays)) {
          const rest = stays.filter(({ id }) => id !== ours.id);
          for (const { id } of roomsForOurs(ours, full)) {
            expect(meetsAny({ ...ours, room_id: id }, rest)).toBe(false);
          }
          for (const partner of swapPartners(ours, theirs, full)) {
            const others = rest.filter(({ id }) => id !== partner.id);
            const [mine, its] = [
              { ...ours, room_id: partner.room_id },
              { ...partner, room_id: ours.room_id },
            ];
            expect(meetsAny(mine, others) || meetsAny(its, others)).toBe(false);
            expect(meetsAny(asStay, [its])).toBe(false);
          }
        }
      }),
    );
  });
});

function meetsAny(one: ConflictStay, stays: readonly ConflictStay[]): boolean {
  return stays.some(
    (other) =>
      other.room_id === one.room_id &&
      other.check_in_date < one.check_out_date &&
      one.check_in_date < other.check_out_date,
  );
}

describe('the ways out', () => {
  const open = (of: ConflictScene<HouseRoom, ConflictStay>) =>
    waysOut(of).map(({ way, isOpen }) => (isOpen ? way : `(${way})`));

  it('of two stays are five and setting aside; linking and setting aside not for what was a booking (CHAN-04)', () => {
    expect(open(scene())).toEqual([
      'other-room',
      'move-ours',
      '(swap)',
      'same-stay',
      'cancel-ours',
      'dismiss',
    ]);
    const booking = { id: 'b', check_in_date: '2026-12-01', check_out_date: '2026-12-03' };
    expect(open(scene({ foreign: { ...foreign, booking } }))).toEqual([
      'other-room',
      'move-ours',
      '(swap)',
      'cancel-ours',
    ]);
    expect(open(scene({ isSoldTwice: true }))).not.toContain('same-stay');
    expect(open(scene({ house: fullHouse() }))).toEqual([
      '(other-room)',
      '(move-ours)',
      '(swap)',
      'same-stay',
      'cancel-ours',
      'dismiss',
    ]);
  });

  it('say why they are closed (CHAN-04)', () => {
    const inHouse = { ...duarte, status: 'checked_in', check_in_date: '2026-11-22' };
    const stays = [inHouse];
    const options = waysOut(scene({ ours: inHouse, house: house({ stays }) }));
    expect(options.flatMap(({ hindrance }) => hindrance ?? [])).toEqual([
      'slept',
      'slept',
      'in-house',
    ]);
    expect(
      waysOut(scene({ house: fullHouse() })).flatMap(({ hindrance }) => hindrance ?? []),
    ).toEqual(['no-room', 'no-room', 'no-partner']);
  });

  it('of a closed day, and of a way that is free, are others (CHAN-04)', () => {
    const closed = scene({ ours: null, closed: ['2026-11-25'], house: house({ stays: [] }) });
    expect(open(closed)).toEqual(['other-room', 'own-room', 'open-days', 'dismiss']);
    expect(gentlest(closed)).toBe('other-room');
    const free = scene({ ours: null, house: house({ stays: [] }) });
    expect(open(free)).toEqual(['own-room', 'other-room', 'dismiss']);
    expect(gentlest(free)).toBe('own-room');
    const nowhere = { ...closed, house: house({ rooms: ROOMS.slice(3, 4), stays: [] }) };
    expect(gentlest(nowhere)).toBe('own-room');
  });

  it('are led by the gentlest: never a cancellation, nor setting aside (CHAN-04)', () => {
    expect(gentlest(scene())).toBe('other-room');
    // The rooms left are too small for the foreign stay; ours moves, because its guests are known
    // to fit.
    const small = house({
      rooms: [room('1', { max_guests: 1 }), room('3', { max_guests: 4 }), dormitory('8')],
    });
    expect(gentlest(scene({ house: small }))).toBe('move-ours');
    const tiny = house({ rooms: [room('1', { max_guests: 1 }), dormitory('8')] });
    expect(gentlest(scene({ house: tiny }))).toBe('other-room');
    const chen = stay('Wei Chen', {
      room_id: 'room-13',
      check_in_date: '2026-11-22',
      check_out_date: '2026-11-25',
      number_of_guests: 6,
    });
    const lopes = {
      ...chen,
      id: 'Lopes',
      check_in_date: '2026-11-27',
      check_out_date: '2026-11-29',
    };
    const two = house({ rooms: [dormitory('8'), dormitory('13')], stays: [duarte, chen, lopes] });
    expect(gentlest(scene({ house: two }))).toBe('swap');
    expect(gentlest(scene({ house: fullHouse() }))).toBeNull();
  });

  it('take two equal stays for one, when platform or name say so (CHAN-04)', () => {
    const same = { ...duarte, check_in_date: foreign.starts, check_out_date: foreign.ends };
    const of = (ours: ConflictStay, guestName: string | null = null) =>
      gentlest(scene({ ours, guestName, house: house({ stays: [ours] }) }));
    expect(of({ ...same, source: 'booking_com' })).toBe('same-stay');
    expect(of(same, 'INES DUARTE')).toBe('same-stay');
    expect(of(same)).toBe('other-room');
    expect(of({ ...duarte, source: 'booking_com' })).toBe('other-room');
  });

  it('keep what was chosen while it can be done (CHAN-04)', () => {
    const options = waysOut(scene());
    expect(keptWay('cancel-ours', options, 'other-room')).toBe('cancel-ours');
    expect(keptWay('swap', options, 'other-room')).toBe('other-room');
    expect(keptWay(null, options, 'other-room')).toBe('other-room');
  });
});

describe('the timeline', () => {
  const span = (from: string, to: string) => ({ from, to });

  it('shows a week at least, each stay from noon to noon (CHAN-04)', () => {
    const { days, bars } = timeline(
      [span('2026-11-24', '2026-11-27'), span('2026-11-25', '2026-11-28')],
      span('2026-11-25', '2026-11-27'),
    );
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-23', '2026-11-29', 7]);
    expect(bars).toEqual([
      { start: 4, end: 10 },
      { start: 6, end: 12 },
    ]);
  });

  it('has the nights in common in sight, however long the stays (CHAN-04)', () => {
    const day = fc.integer({ min: 20_000, max: 20_060 });
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 40 }),
        day,
        fc.integer({ min: 1, max: 40 }),
        (a, na, b, nb) => {
          fc.pre(a < b + nb && b < a + na);
          const from = Math.max(a, b);
          const shown = timeline(
            [span(utcDay(a), utcDay(a + na)), span(utcDay(b), utcDay(b + nb))],
            span(utcDay(from), utcDay(Math.min(a + na, b + nb))),
          );
          expect(shown.days).toContain(utcDay(from));
          expect(shown.days.length).toBeGreaterThanOrEqual(7);
          expect(shown.days.length).toBeLessThanOrEqual(10);
          for (const bar of shown.bars) {
            expect(bar).not.toBeNull();
            expect(bar?.start).toBeGreaterThanOrEqual(1);
            expect(bar?.end).toBeLessThanOrEqual(2 * shown.days.length + 1);
            expect(bar?.end).toBeGreaterThan(bar?.start ?? 0);
          }
        },
      ),
    );
  });
});
