import { addDays } from '@/domain/calendar/dates';
import { QueryError } from '@/queries/query-error';
import {
  deleteBookings,
  setAdminNotes,
  setArchived,
  setBookingStatus,
} from '@/queries/staff-booking-changes';
import { findBooking, type StaffBooking } from '@/queries/staff-bookings';
import { addRooms, type Arena } from './arena.ts';
import { book } from './guest.ts';
import { promises, type Outcome } from './outcome.ts';

// Two members of staff who change one booking at the same moment, each having seen it as it was.

type Change = (arena: Arena, seen: StaffBooking) => Promise<unknown>;

/**
 * Two changes of a booking, of which only one may succeed, and how the booking looks after either.
 */
interface Duel {
  changes: [Change, Change];
  looksLike: [(booking: StaffBooking | null) => boolean, (booking: StaffBooking | null) => boolean];
  /** The booking is archived before they begin. */
  isArchived?: boolean;
}

const NOW = '2026-01-01T12:00:00.000Z';

const withStatus =
  (status: 'confirmed' | 'cancelled'): Change =>
  async ({ staff }, { id, updated_at }) =>
    setBookingStatus(staff, { id, ifUnchangedSince: updated_at, status, now: NOW });

const withNotes =
  (notes: string): Change =>
  async ({ staff }, { id, updated_at }) =>
    setAdminNotes(staff, { id, ifUnchangedSince: updated_at, notes, now: NOW });

const takeOut: Change = async ({ staff }, { id }) =>
  setArchived(staff, { scope: { id }, at: null });
const remove: Change = async ({ staff }, { id }) => deleteBookings(staff, { id });

const DUELS: Record<string, Duel> = {
  'status against status': {
    changes: [withStatus('confirmed'), withStatus('cancelled')],
    looksLike: [(now) => now?.status === 'confirmed', (now) => now?.status === 'cancelled'],
  },
  'notes against notes': {
    changes: [withNotes('Chega às 22h'), withNotes('Pediu berço')],
    looksLike: [
      (now) => now?.admin_notes === 'Chega às 22h',
      (now) => now?.admin_notes === 'Pediu berço',
    ],
  },
  'status against notes': {
    changes: [withStatus('confirmed'), withNotes('Pediu berço')],
    looksLike: [
      (now) => now?.status === 'confirmed' && now.admin_notes === null,
      (now) => now?.status === 'pending' && now.admin_notes === 'Pediu berço',
    ],
  },
  'taking out of the archive against deleting': {
    changes: [takeOut, remove],
    looksLike: [(now) => now?.archived === false, (now) => now === null],
    isArchived: true,
  },
};

/**
 * Each duel so many times: one wins, the other is told, and what is stored is the winner's alone.
 */
export async function raceStaff(arena: Arena, rounds: number): Promise<Outcome> {
  const { broken, expect } = promises();
  const [room] = await addRooms(arena, 1);
  if (room === undefined) throw new Error('There is no room to book.');
  let fights = 0;
  let held = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, duel] of Object.entries(DUELS)) {
      fights += 1;
      const checkIn = addDays(arena.today, fights);
      const stay = { rooms: [room], checkIn, checkOut: addDays(checkIn, 1) };
      const problem = await fight(arena, await storedBooking(arena, stay), duel);
      if (problem === null) held += 1;
      expect(problem === null, `${name}: ${problem}`);
    }
  }
  return { broken, figure: `${held} of ${fights}: one wins whole, the other is told` };
}

/** What went wrong, or null. */
async function fight(arena: Arena, booking: StaffBooking, duel: Duel): Promise<string | null> {
  const { staff } = arena;
  if (duel.isArchived) await setArchived(staff, { scope: { id: booking.id }, at: NOW });
  const seen = (await findBooking(staff, booking.id)) ?? booking;
  const results = await Promise.allSettled(duel.changes.map(async (change) => change(arena, seen)));

  const winners = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return `${winners.length} succeeded, not one`;
  const told = results.every((result) => result.status === 'fulfilled' || isTold(result.reason));
  if (!told) return 'the other one met an error without words';
  const isWhole = duel.looksLike[winner]?.(await findBooking(staff, booking.id));
  return isWhole ? null : 'what is stored is not what the winner wrote';
}

/** Whether the panel can tell staff: it then reads the booking anew and keeps what was typed. */
function isTold(error: unknown): boolean {
  return error instanceof QueryError && error.kind === 'missing';
}

async function storedBooking(arena: Arena, stay: Parameters<typeof book>[1]) {
  const answer = await book(arena, stay);
  if (answer.kind === 'refused') throw new Error(`No booking to change: ${answer.reason}`);
  const [row] = await arena.database.query(
    'select id from public.bookings where booking_number = $1',
    [answer.booking.bookingNumber],
  );
  const booking = await findBooking(arena.staff, String(row?.['id']));
  if (booking === null) throw new Error('The booking is gone.');
  return booking;
}
