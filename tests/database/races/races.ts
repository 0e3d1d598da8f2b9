import { addDays } from '@/domain/calendar/dates';
import type { RoomRow } from '@/types/rows';
import { addRooms, countOf, countOverlaps, type Arena } from './arena.ts';
import { book, type Answer, type Stay } from './guest.ts';
import { promises, tally, type Outcome } from './outcome.ts';

// Guests who press the button at the same moment for what only one of them can have.

/** What the form says to a guest who came too late (ERR-BOOK-07; raised by the database). */
const LOST_RACE =
  'Erro ao criar reserva: O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.';

/** Many guests, one room, the same dates. */
export async function raceForOneRoom(arena: Arena, guests: number): Promise<Outcome> {
  const rooms = await addRooms(arena, 1);
  const stay = { rooms, checkIn: addDays(arena.today, 30), checkOut: addDays(arena.today, 33) };
  return race(
    arena,
    repeat(guests, () => stay),
  );
}

/** Many guests, one room, all different dates that share one night. */
export async function raceForOverlappingStays(arena: Arena, guests: number): Promise<Outcome> {
  const rooms = await addRooms(arena, 1);
  const shared = addDays(arena.today, 60);
  const stays = repeat(guests, (guest) => ({
    rooms,
    checkIn: addDays(shared, -(guest % 14)),
    checkOut: addDays(shared, 1 + Math.floor(guest / 14)),
  }));
  return race(arena, stays);
}

/** Many groups that want the same rooms, every second one in opposite order. */
export async function raceForGroups(arena: Arena, guests: number): Promise<Outcome> {
  const rooms = await addRooms(arena, 3);
  const dates = { checkIn: addDays(arena.today, 90), checkOut: addDays(arena.today, 92) };
  const orders = [rooms, rooms.toReversed()];
  return race(
    arena,
    repeat(guests, (guest) => ({ ...dates, rooms: orders[guest % 2] ?? rooms })),
  );
}

/** Sends all at once. Exactly one may get all the rooms; every other must be told so in words. */
async function race(arena: Arena, stays: readonly Stay[]): Promise<Outcome> {
  const { broken, expect } = promises();
  const start = performance.now();
  const answers = await Promise.all(stays.map(async (stay) => book(arena, stay)));
  const milliseconds = Math.round(performance.now() - start);

  const winners = answers.filter((answer) => answer.kind === 'stored');
  const [winner] = winners;
  const refused = answers.filter((answer) => answer.kind === 'refused');
  expect(winners.length === 1, `${winners.length} guests won, not one`);
  const misled = refused.filter(({ title }) => title !== LOST_RACE);
  expect(misled.length === 0, `other words than 'room taken': ${tally(misled.map(wordsOf))}`);

  const rooms = stays[0]?.rooms ?? [];
  const stored = await countOf(
    arena,
    `select count(*) from public.bookings where room_id = any($1::uuid[]) and status = 'pending'`,
    [rooms.map(({ id }) => id)],
  );
  expect(stored === rooms.length, `${stored} bookings stored for ${rooms.length} rooms`);
  expect((await countOverlaps(arena)) === 0, 'bookings overlap');
  if (winner !== undefined) expect(await isWhole(arena, winner, rooms), 'the winner is not whole');
  const told = refused.length - misled.length;
  return {
    broken,
    figure: `${winners.length} stored, ${told} refused in words (${milliseconds} ms)`,
  };
}

const wordsOf = ({ title, reason }: Extract<Answer, { kind: 'refused' }>) => `${reason}: ${title}`;

/**
 * Whether what the winner was told is stored: the number, and for several rooms one group of them.
 */
async function isWhole(
  arena: Arena,
  { booking }: Extract<Answer, { kind: 'stored' }>,
  rooms: readonly RoomRow[],
): Promise<boolean> {
  const found = await countOf(
    arena,
    `select count(*) from public.bookings b
      where b.booking_number = $1 and b.room_id = $2 and b.group_reference is not distinct from $3`,
    [booking.bookingNumber ?? '', rooms[0]?.id ?? '', booking.groupReference],
  );
  if (booking.groupReference === null) return found === 1;
  const together = await countOf(
    arena,
    `select count(*) from public.bookings b join public.booking_groups g on g.id = b.group_id
      where g.group_reference = $1 and g.total_guests = $2`,
    [booking.groupReference, rooms.length],
  );
  return together === rooms.length;
}

function repeat<T>(times: number, make: (index: number) => T): T[] {
  return Array.from({ length: times }, (_, index) => make(index));
}
