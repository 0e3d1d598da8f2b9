import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachDay } from '@/domain/calendar/dates';
import {
  missingBeds,
  proposedPrice,
  proposedWords,
  roomOffer,
  roomOffers,
  withSpecialNights,
  type ClosedDay,
  type DeskRoom,
  type DeskStay,
} from '@/domain/new-stay/rooms';
import { dayNumbers, utcDay } from '../arbitraries';

const room = (room_number: string, max_guests: number, price_per_night: number): DeskRoom => ({
  id: `id-${room_number}`,
  room_number,
  name: `Quarto ${room_number}`,
  max_guests,
  price_per_night,
});

const stay = (changes: Partial<DeskStay>): DeskStay => ({
  id: 's1',
  booking_number: 'R26-7K3F9Q',
  guest_name: 'Inês Duarte',
  room_id: 'id-2',
  check_in_date: '2026-11-28',
  check_out_date: '2026-12-01',
  status: 'confirmed',
  ...changes,
});

const DATES = { checkIn: '2026-11-28', checkOut: '2026-12-01' };
const ROOMS = [room('1', 1, 38), room('2', 2, 55), room('4', 2, 52), room('10', 4, 88)];
const order = (question: Partial<Parameters<typeof roomOffers>[0]> = {}) =>
  roomOffers({ rooms: ROOMS, stays: [], closedDays: [], dates: DATES, guests: 2, ...question }).map(
    (offer) => offer.room.room_number,
  );

describe('the rooms of a stay', () => {
  it('come in the order in which reception reads them (DESK-02)', () => {
    expect(order()).toEqual(['4', '2', '10', '1']);
    expect(order({ guests: 1 })).toEqual(['1', '4', '2', '10']);
    expect(order({ stays: [stay({ room_id: 'id-4' })] })).toEqual(['2', '10', '1', '4']);
    const closedDays: ClosedDay[] = [{ room_id: 'id-4', date: '2026-11-30' }];
    expect(order({ closedDays })).toEqual(['2', '10', '1', '4']);
  });

  it('say what stands against each (DESK-02, DESK-03)', () => {
    const [two] = ROOMS.slice(1);
    const first = stay({ id: 's2', check_in_date: '2026-11-20', check_out_date: '2026-11-29' });
    const closedDays = ['2026-11-27', '2026-11-28', '2026-12-01'].map((date) => ({
      room_id: 'id-2',
      date,
    }));
    expect(
      two &&
        roomOffer(two, {
          stays: [stay({ check_in_date: '2026-11-29' }), first],
          closedDays,
          dates: DATES,
          guests: 4,
        }),
    ).toEqual({
      room: two,
      inTheWay: first,
      closedDays: ['2026-11-28'],
      missingBeds: 2,
      price: 165,
    });
  });

  it('are taken exactly when a live stay sleeps there on one of the nights (DESK-02)', () => {
    const somewhere = fc.record({
      start: fc.integer({ min: -6, max: 6 }),
      nights: fc.integer({ min: 1, max: 5 }),
      status: fc.constantFrom('pending', 'confirmed', 'cancelled'),
    });
    fc.assert(
      fc.property(
        dayNumbers,
        fc.integer({ min: 1, max: 5 }),
        fc.array(somewhere, { maxLength: 4 }),
        (start, nights, others) => {
          const dates = { checkIn: utcDay(start), checkOut: utcDay(start + nights) };
          const stays = others.map((other, place) =>
            stay({
              id: String(place),
              check_in_date: addDays(dates.checkIn, other.start),
              check_out_date: addDays(dates.checkIn, other.start + other.nights),
              status: other.status,
            }),
          );
          const slept = new Set(
            stays
              .filter(({ status }) => status !== 'cancelled')
              .flatMap(({ check_in_date: from, check_out_date: to }) => eachDay({ from, to })),
          );
          const isTaken = eachDay({ from: dates.checkIn, to: dates.checkOut }).some((day) =>
            slept.has(day),
          );
          const question = { stays, closedDays: [], dates, guests: 1 };
          expect(roomOffer(room('2', 2, 55), question).inTheWay !== null).toBe(isTaken);
        },
      ),
    );
  });

  it('are not taken by bookings that are about to move (DESK-06)', () => {
    expect(order({ stays: [stay({})], moving: ['s1'] })).toEqual(['4', '2', '10', '1']);
  });

  it('lack beds only together (DESK-02)', () => {
    expect(missingBeds([], 4)).toBe(0);
    expect(missingBeds([{ max_guests: 2 }], 4)).toBe(2);
    expect(missingBeds([{ max_guests: 2 }, { max_guests: 2 }], 4)).toBe(0);
  });
});

describe('the price that reception is proposed', () => {
  const dates = { checkIn: '2026-11-14', checkOut: '2026-11-17' };
  const days = [
    { room_id: '2', date: '2026-11-15', custom_price: 92 },
    { room_id: '2', date: '2026-11-16', custom_price: null },
    { room_id: '9', date: '2026-11-14', custom_price: 1 },
  ];
  const double = { id: '2', room_number: '2', name: 'Duplo', max_guests: 2, price_per_night: 84 };

  it('is the quote of the house’s rule, told night by night (RATE-01)', () => {
    const [nightly = double] = withSpecialNights([double], { rule: 'nightly', days });
    expect(proposedPrice(nightly, dates)).toBe(260);
    expect(proposedWords(nightly, dates)).toBe(
      '1 × 84,00\u00a0€ + 1 × 92,00\u00a0€ + 1 × 84,00\u00a0€',
    );
  });

  it('is the base price times the nights under the stated rule (CONST-PRICE-01, RATE-01)', () => {
    const [stated = double] = withSpecialNights([double], { rule: 'stated', days });
    expect(stated).toBe(double);
    expect(proposedPrice(stated, dates)).toBe(252);
    expect(proposedWords(stated, dates)).toBe('3 × 84,00\u00a0€');
  });
});
