import { addDays, eachDay, type Day } from '../../src/domain/calendar/dates.ts';
import { makeRoom, uuid } from '../../tests/support/builders.ts';
import type { Tables } from './bench-browser.ts';
import { random } from './measure.ts';

const MAX_NIGHTS = 6;
const MAX_GAP = 4;

/**
 * A house let for about two thirds of its nights, with some days blocked and some at their own
 * price.
 */
export function makeGridTables(roomCount: number, range: { from: Day; to: Day }): Tables {
  const chance = random(roomCount);
  const upTo = (limit: number) => 1 + Math.floor(chance() * limit);
  const rooms = Array.from({ length: roomCount }, (_, index) =>
    makeRoom({ room_number: String(index + 1), name: `Quarto da rua ${index + 1}` }),
  );
  const bookings = rooms.flatMap(({ id: room_id }) => {
    const stays: object[] = [];
    for (let day = addDays(range.from, upTo(MAX_GAP)); day < range.to;) {
      const check_out_date = addDays(day, upTo(MAX_NIGHTS));
      const place = stays.length;
      stays.push({
        id: `${room_id}-${place}`,
        room_id,
        check_in_date: day,
        check_out_date,
        guest_name: `Inês Duarte ${place}`,
        status: 'confirmed',
        booking_number: `R26-${room_id.slice(-4)}${place}`,
        number_of_guests: 1,
        total_price: 165,
        group_reference: null,
        updated_at: '2026-11-12T09:42:00.000001+00:00',
      });
      day = addDays(check_out_date, upTo(MAX_GAP) - 1);
    }
    return stays;
  });
  const room_availability = rooms.flatMap(({ id: room_id }) =>
    eachDay(range)
      .filter(() => chance() < 0.1)
      .map((date) => {
        const is_available = chance() < 0.5;
        return { room_id, date, is_available, custom_price: is_available ? 62.5 : null };
      }),
  );
  return { rooms, bookings, room_availability };
}

const FIRST_NAMES = ['Inês', 'João', 'Conceição', 'Zoë', 'Anton', 'Beatriz', 'Luís', 'Marta'];
const LAST_NAMES = ['Duarte', 'Gonçalves', 'Simões', 'Ferri', 'Müller', 'Araújo', 'Costa', 'Vaz'];

/** Bookings of several years, newest first, as the panel reads them. */
export function makeBookingTables(count: number, today: Day): Tables {
  const chance = random(count);
  const pick = (words: string[]) => words[Math.floor(chance() * words.length)] ?? '';
  const rooms = [makeRoom()];
  const bookings = Array.from({ length: count }, (_, index) => {
    const day = addDays(today, Math.floor(chance() * 270) - Math.floor(index / 20));
    const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)} ${index % 97}`;
    const at = new Date(Date.UTC(2026, 10, 1) - index * 600_000).toISOString();
    return {
      id: uuid(2, count - index),
      booking_number: `R26-${String(index).padStart(6, '0')}`,
      room_id: rooms[0]?.id,
      guest_name: name,
      guest_email: `${index}@example.com`,
      guest_phone: '+351 912 345 678',
      check_in_date: day,
      check_out_date: addDays(day, 3),
      number_of_guests: 2,
      total_price: 165,
      message: null,
      status: index % 3 === 0 ? 'pending' : 'confirmed',
      admin_notes: null,
      group_reference: null,
      group_id: null,
      archived: false,
      archived_at: null,
      auto_archived: false,
      email_sent: false,
      email_sent_at: null,
      email_confirmed: false,
      email_confirmed_at: null,
      created_at: at,
      updated_at: at,
      rooms: { room_number: '2', name: 'Duplo Maré' },
      booking_groups: null,
    };
  });
  return { rooms, bookings };
}
