import { addDays } from '@/domain/calendar/dates';
import type { BookingRequest } from '@/queries/bookings';
import type { RoomRow } from '@/types/rows';
import { middle } from '../bench/measure.ts';
import { addRooms, type Arena } from './arena.ts';
import type { OpenHouse } from './house.ts';
import { startNuisance } from './nuisance.ts';
import { book } from './guest.ts';
import { promises, tally, type Outcome } from './outcome.ts';

// What somebody who only wants to be a nuisance costs the others: requests that are all refused.

const ROOMS = 13;
const LONGEST_MEDIAN_MS = 300;
/** A hosted project ends a visitor's statement after this. */
const CUT_MS = 3000;

interface Nuisance {
  /** Who send what is refused, each again as soon as it is answered. */
  senders: number;
  /** Ordinary guests, one after the other. */
  guests: number;
}

/** How long an ordinary guest waits for an answer while others send requests that are refused. */
export async function waitBesideRefusals(
  arena: OpenHouse,
  { senders, guests }: Nuisance,
): Promise<Outcome> {
  const { broken, expect } = promises();
  const rooms = await addRooms(arena, ROOMS);
  const [taken] = await addRooms(arena, 1);
  if (taken) await book(arena, stayIn([taken], arena, 0));

  const strange: string[] = [];
  const nuisance = await startNuisance({
    url: `${arena.url}/rest/v1/bookings`,
    key: arena.key,
    senders,
    bodies: refusedRequests(arena, rooms, taken).map((rows) => JSON.stringify(rows)),
  });

  const waits: number[] = [];
  for (let guest = 0; guest < guests; guest += 1) {
    const start = performance.now();
    const answer = await book(arena, stayIn([rooms[guest % ROOMS] ?? rooms[0]], arena, guest));
    waits.push(performance.now() - start);
    if (answer.kind === 'refused') strange.push(answer.reason);
  }
  const { refused, others } = await nuisance.end();
  strange.push(...others);

  const longest = Math.max(...waits);
  expect(strange.length === 0, `not answered as expected: ${tally(strange)}`);
  expect(middle(waits) < LONGEST_MEDIAN_MS, `a guest waits ${Math.round(middle(waits))} ms`);
  expect(longest < CUT_MS, `a guest waited ${Math.round(longest)} ms, and would have been cut off`);
  const figure = `median ${Math.round(middle(waits))} ms, longest ${Math.round(longest)} ms`;
  return { broken, figure: `${figure}, beside ${refused} refused` };
}

function stayIn(rooms: (RoomRow | undefined)[], { today }: Arena, guest: number) {
  const checkIn = addDays(today, 1 + 3 * Math.floor(guest / ROOMS));
  return {
    rooms: rooms.filter((room) => room !== undefined),
    checkIn,
    checkOut: addDays(checkIn, 2),
  };
}

/**
 * One request of each kind: a rule broken in the first row, or in the last of thirteen; nights that
 * are taken; far too many rows that are right.
 */
function refusedRequests(
  { today }: Arena,
  rooms: readonly RoomRow[],
  taken: RoomRow | undefined,
): BookingRequest[][] {
  const row = (
    room: RoomRow | undefined,
    fields: Partial<BookingRequest> = {},
  ): BookingRequest => ({
    room_id: room?.id ?? '',
    guest_name: 'Ninguém',
    guest_email: 'ninguem@correio.example',
    guest_phone: '+351 910 000 000',
    check_in_date: addDays(today, 200),
    check_out_date: addDays(today, 201),
    number_of_guests: 1,
    total_price: room?.price_per_night ?? 0,
    message: null,
    status: 'pending',
    ...fields,
  });
  const [first] = rooms;
  const all = rooms.map((room) => row(room));
  return [
    [row(first, { total_price: 1 })],
    [row(first, { guest_email: 'ninguem' })],
    [row(first, { check_in_date: addDays(today, -1) })],
    [row(first, { number_of_guests: 40 })],
    [row(taken, { check_in_date: addDays(today, 1), check_out_date: addDays(today, 2) })],
    [...all.slice(1), row(first, { total_price: 1 })],
    // Three hundred nights that are free, and a last one at another price.
    Array.from({ length: 300 }, (_, index) =>
      row(rooms[index % ROOMS], {
        check_in_date: addDays(today, 210 + Math.floor(index / ROOMS)),
        check_out_date: addDays(today, 211 + Math.floor(index / ROOMS)),
        ...(index === 299 ? { total_price: 1 } : {}),
      }),
    ),
  ];
}
