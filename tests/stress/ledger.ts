import { addDays, type Day } from '@/domain/dates';
import type { RestClient } from '@/lib/rest-client';
import { unwrap } from '@/queries/query-error';
import type { RoomRow } from '@/types/rows';
import { book } from './guest.ts';

const WRITERS = 8;
const NIGHTS = 250;
const NUMBERS_PER_QUESTION = 100;

export interface Doors {
  visitor: RestClient;
  /** The secret key, which sees every booking. */
  house: RestClient;
}

/** Every booking that was confirmed to a guest, by number. */
export interface Ledger {
  count(): number;
  /**
   * Guests book one night after the other until so many are confirmed; then the backend is struck,
   * with their next requests under way.
   */
  writeUntil(doors: Doors, strike: { after: number; blow: () => Promise<void> }): Promise<void>;
  /** The numbers that were confirmed and cannot be found. */
  findMissing(doors: Doors): Promise<string[]>;
}

/** Keeps the book of what is confirmed, each night of each room once. */
export function openLedger(rooms: readonly RoomRow[], today: Day): Ledger {
  const confirmed: string[] = [];
  let nextNight = 0;

  async function bookNextNight(visitor: RestClient): Promise<string | null> {
    const room = rooms[nextNight % rooms.length];
    const checkIn = addDays(today, 1 + (Math.floor(nextNight / rooms.length) % NIGHTS));
    nextNight += 1;
    if (room === undefined) throw new Error('There is no room to book.');
    const stay = { rooms: [room], checkIn, checkOut: addDays(checkIn, 1) };
    const answer = await book({ visitor, today }, stay);
    if (answer.kind === 'refused') return null;
    confirmed.push(answer.booking.bookingNumber ?? '');
    return answer.booking.bookingNumber;
  }

  return {
    count: () => confirmed.length,

    writeUntil: async ({ visitor }, { after, blow }) => {
      const target = confirmed.length + after;
      let struck: Promise<void> | undefined;
      async function write(): Promise<void> {
        while (struck === undefined) {
          const number = await bookNextNight(visitor);
          if (number === null && struck === undefined) throw new Error('A booking was refused.');
          if (confirmed.length >= target) struck ??= blow();
        }
      }
      await Promise.all(Array.from({ length: WRITERS }, write));
      await struck;
    },

    findMissing: async ({ house }) => {
      const found = new Set<string>();
      for (let first = 0; first < confirmed.length; first += NUMBERS_PER_QUESTION) {
        const numbers = confirmed.slice(first, first + NUMBERS_PER_QUESTION);
        const bookings = house.from('bookings').select('booking_number');
        const rows = unwrap('findMissing', await bookings.in('booking_number', numbers));
        for (const { booking_number } of rows) found.add(booking_number);
      }
      return confirmed.filter((number) => !found.has(number));
    },
  };
}
