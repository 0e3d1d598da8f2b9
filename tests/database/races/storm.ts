import { asBookingStatus, type BookingStatus } from '@/domain/booking/booking-status';
import { addDays } from '@/domain/calendar/dates';
import { setBookingStatus } from '@/queries/staff-booking-changes';
import type { RoomRow } from '@/types/rows';
import { addRooms, countOf, countOverlaps, type Arena } from './arena.ts';
import { book, reasonOf } from './guest.ts';
import { promises, tally, type Outcome } from './outcome.ts';

const ROOMS = 13;
const NIGHTS = 200;

interface StormOptions {
  /** How many requests of guests in all. */
  requests: number;
  /** How many guests and members of staff are at it in every moment. */
  people: number;
  /** A repeatable source of chance from 0 to 1. */
  random: () => number;
}

/** What was confirmed to somebody: the booking number, and the status it then had. */
type Ledger = Map<string, BookingStatus>;

/**
 * Guests book at random while reception cancels and takes cancellations back. In the end the ledger
 * of what was acknowledged and the database must say the same.
 */
export async function storm(
  arena: Arena,
  { requests, people, random }: StormOptions,
): Promise<Outcome> {
  const { broken, expect } = promises();
  const rooms = await addRooms(arena, ROOMS);
  const ledger: Ledger = new Map();
  const refusals: string[] = [];
  let changes = 0;
  let left = requests;

  async function person(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const answered = await book(arena, randomStay(arena, rooms, random));
      if (answered.kind === 'refused') {
        refusals.push(answered.reason);
      } else {
        const { bookingNumber } = answered.booking;
        ledger.set(bookingNumber ?? '', 'pending');
      }
      // Reception answers some of what is there: a few cancellations, some of them taken back.
      const numbers = [...ledger.keys()];
      const number = numbers[Math.floor(random() * numbers.length)];
      if (random() < 0.4 && number !== undefined) {
        changes += 1;
        await toggle(number);
      }
    }
  }

  const underWay = new Set<string>();
  async function toggle(number: string): Promise<void> {
    if (underWay.has(number)) return;
    underWay.add(number);
    const status = ledger.get(number) === 'cancelled' ? 'confirmed' : 'cancelled';
    try {
      const id = await idOf(arena, number);
      await setBookingStatus(arena.staff, { id, status, now: new Date().toISOString() });
      ledger.set(number, status);
    } catch (error) {
      refusals.push(reasonOf(error));
    }
    underWay.delete(number);
  }

  const start = performance.now();
  await Promise.all(Array.from({ length: people }, person));
  const seconds = (performance.now() - start) / 1000;

  const strange = refusals.filter((reason) => !reason.startsWith('conflict 23P01'));
  expect(strange.length === 0, `refused for other reasons: ${tally(strange)}`);
  expect(changes > 0 && ledger.size > 0, 'nothing happened');
  const stored = await arena.database.query(
    'select booking_number, status from public.bookings where room_id = any($1::uuid[])',
    [rooms.map(({ id }) => id)],
  );
  const differing = stored.filter(
    ({ booking_number, status }) =>
      ledger.get(String(booking_number)) !== asBookingStatus(String(status)),
  );
  expect(
    stored.length === ledger.size && differing.length === 0,
    `acknowledged ${ledger.size}, stored ${stored.length}, ${differing.length} of them otherwise`,
  );
  const overlaps = await countOverlaps(arena);
  expect(overlaps === 0, 'bookings overlap');
  const numbers = await countOf(
    arena,
    'select count(distinct booking_number) from public.bookings',
  );
  const rows = await countOf(arena, 'select count(*) from public.bookings');
  expect(numbers === rows, `${rows} bookings share ${numbers} numbers`);

  const rate = Math.round((requests + changes) / seconds);
  return {
    broken,
    figure: `${ledger.size} acknowledged, ${stored.length} stored, ${overlaps} overlaps (${rate} a second)`,
  };
}

function randomStay({ today }: Arena, rooms: readonly RoomRow[], random: () => number) {
  const room = rooms[Math.floor(random() * rooms.length)];
  const checkIn = addDays(today, 1 + Math.floor(random() * NIGHTS));
  return {
    rooms: room === undefined ? [] : [room],
    checkIn,
    checkOut: addDays(checkIn, 1 + Math.floor(random() * 4)),
  };
}

async function idOf({ database }: Arena, bookingNumber: string): Promise<string> {
  const [row] = await database.query('select id from public.bookings where booking_number = $1', [
    bookingNumber,
  ]);
  return String(row?.['id']);
}
