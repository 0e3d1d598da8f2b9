import { describe, expect, it } from 'vitest';
import { roomOffers, type DeskDates, type DeskStay } from '@/domain/new-stay/rooms';
import { addedNights, waysToStay } from '@/domain/stay-change/one-more-night';

// Fleur Jansen, in room 9 from 22 to 25 November at 324 agreed.
const stay = {
  id: 'fleur',
  room_id: '9',
  check_in_date: '2026-11-22',
  check_out_date: '2026-11-25',
  total_price: 324,
};
const room = (number: string, price: number, beds: number, name = `Quarto ${number}`) => ({
  id: number,
  room_number: number,
  name,
  max_guests: beds,
  price_per_night: price,
  is_active: number !== '8',
  features: [],
});
const ROOMS = [
  room('9', 108, 2),
  room('6', 84, 4),
  room('2', 55, 2),
  room('3', 50, 2, 'Dormitório Sardinha (só mulheres)'),
  room('1', 38, 1),
  room('8', 20, 2),
];
const taken = (room_id: string, from: string, until: string): DeskStay => ({
  id: `other-${room_id}`,
  room_id,
  booking_number: 'R26-OTHER1',
  guest_name: 'Priya Raman',
  check_in_date: from,
  check_out_date: until,
  status: 'confirmed',
});

function ways(
  today: string,
  stays: DeskStay[],
  closedDays: { room_id: string; date: string }[] = [],
) {
  const offersOn = (dates: DeskDates) =>
    roomOffers({ rooms: ROOMS, stays, closedDays, dates, guests: 2, moving: [stay.id] });
  return waysToStay(stay, { today, offersOn }).ways.map(({ offer, added, set, next }) => ({
    room: offer.room.room_number,
    added,
    set,
    next: next?.total_price,
  }));
}

describe('a guest who stays one night more', () => {
  it('stays in the own room at the price of the night, and what was agreed before stands (DESK-14)', () => {
    expect(ways('2026-11-25', [])).toEqual([
      {
        room: '9',
        added: 108,
        set: { check_out_date: '2026-11-26', total_price: 432 },
        next: undefined,
      },
    ]);
  });

  it('is offered free rooms that fit where it is taken, cheapest first, women-only last (DESK-14)', () => {
    const found = ways('2026-11-25', [taken('9', '2026-11-25', '2026-11-27')]);
    expect(found.map(({ room: number, added }) => [number, added])).toEqual([
      ['2', 55],
      ['6', 84],
      ['3', 50],
    ]);
    // The nights slept stay as they are; the new one is a second booking.
    expect(found[0]).toMatchObject({ set: {}, next: 55 });
  });

  it('is not put into a room that is closed or taken (DESK-14)', () => {
    const found = ways(
      '2026-11-24',
      [taken('9', '2026-11-25', '2026-11-27'), taken('2', '2026-11-23', '2026-11-26')],
      [{ room_id: '6', date: '2026-11-25' }],
    );
    expect(found.map(({ room: number }) => number)).toEqual(['3']);
  });

  it('pays all nights until tomorrow when overdue, those slept in the own room (DESK-14)', () => {
    expect(addedNights(stay, '2026-11-26')).toEqual({
      checkIn: '2026-11-25',
      checkOut: '2026-11-27',
    });
    expect(ways('2026-11-26', [])[0]).toMatchObject({ room: '9', added: 216 });
    const [first] = ways('2026-11-26', [taken('9', '2026-11-26', '2026-11-28')]);
    expect(first).toEqual({
      room: '2',
      added: 163,
      set: { check_out_date: '2026-11-26', total_price: 432 },
      next: 55,
    });
  });
});
