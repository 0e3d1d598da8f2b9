/** The reference that links the bookings of several rooms (CONST-GRP-01 to CONST-GRP-03). */
import type { Day } from '../calendar/dates.ts';

const CODE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const CODE_LENGTH = 8;

/**
 * A new group reference, such as 'GRP26-8KQ2M7XA': the last two digits of the year and 8 random
 * upper-case letters and digits. `random` gives a number in [0, 1), like Math.random. Because the
 * reference proves whose group it is, callers must pass an unpredictable random source.
 */
export function newGroupReference({ today, random }: { today: Day; random: () => number }): string {
  const code = Array.from({ length: CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(Math.floor(random() * CODE_ALPHABET.length)),
  );
  return `GRP${today.slice(2, 4)}-${code.join('')}`;
}

export function groupNote({ count, reference }: { count: number; reference: string }): string {
  return `GRUPO: Reserva de ${count} quartos. Ref: ${reference}`;
}

/**
 * The message of a booking row: the guest's own text, which may be blank, with the group note after
 * it when there are several rooms; null when neither is left (DATA-BOOK-06).
 */
export function bookingMessage({
  message,
  roomCount,
  reference,
}: {
  message: string;
  roomCount: number;
  /** The group reference; null for a single room. */
  reference: string | null;
}): string | null {
  const parts = message.trim() === '' ? [] : [message];
  if (reference !== null && roomCount > 1) parts.push(groupNote({ count: roomCount, reference }));
  return parts.length === 0 ? null : parts.join('\n\n');
}
