import { addDays, type Day } from '@/domain/calendar/dates';
import type { RoomRow } from '@/types/rows';
import type { Stay } from './guest.ts';

const WRITERS = 8;
const NIGHTS = 250;
const NUMBERS_PER_QUESTION = 100;

/** Asks for a stay; gives the number of the booking once it is confirmed, null when it is not. */
export type Send = (stay: Stay) => Promise<string | null>;

/** Gives those of some booking numbers that are stored. */
export type Find = (numbers: string[]) => Promise<string[]>;

/** Every booking that was confirmed to a guest, by number. */
export interface Ledger {
  count(): number;
  /**
   * Guests book one night after the other until so many are confirmed; then the backend is killed,
   * with their next requests under way.
   */
  writeUntil(
    send: Send,
    options: { after: number; killBackend: () => Promise<void> },
  ): Promise<void>;
  /** The numbers that were confirmed and cannot be found. */
  findMissing(find: Find): Promise<string[]>;
}

/** Starts a ledger, which asks for each night of each room once. */
export function openLedger(rooms: readonly RoomRow[], today: Day): Ledger {
  const confirmed: string[] = [];
  let nextNight = 0;

  function nextStay(): Stay {
    const room = rooms[nextNight % rooms.length];
    const checkIn = addDays(today, 1 + (Math.floor(nextNight / rooms.length) % NIGHTS));
    nextNight += 1;
    if (room === undefined) throw new Error('There is no room to book.');
    return { rooms: [room], checkIn, checkOut: addDays(checkIn, 1) };
  }

  return {
    count: () => confirmed.length,

    writeUntil: async (send, { after, killBackend }) => {
      const target = confirmed.length + after;
      let killed: Promise<void> | undefined;
      async function write(): Promise<void> {
        while (killed === undefined) {
          const number = await send(nextStay());
          if (number !== null) confirmed.push(number);
          else if (killed === undefined) throw new Error('A booking was refused before the kill.');
          if (confirmed.length >= target) killed ??= killBackend();
        }
      }
      await Promise.all(Array.from({ length: WRITERS }, write));
      await killed;
    },

    findMissing: async (find) => {
      const found = new Set<string>();
      for (let first = 0; first < confirmed.length; first += NUMBERS_PER_QUESTION) {
        const numbers = confirmed.slice(first, first + NUMBERS_PER_QUESTION);
        for (const number of await find(numbers)) found.add(number);
      }
      return confirmed.filter((number) => !found.has(number));
    },
  };
}

/** For the table: how many bookings were confirmed, how many of them are gone, how many came beside. */
export function describeLedger({
  acknowledged,
  missing,
  stored,
}: {
  acknowledged: number;
  missing: number;
  stored: number;
}): string {
  const more = stored - (acknowledged - missing);
  return `${acknowledged} acknowledged, ${missing} lost, ${more} more stored`;
}
