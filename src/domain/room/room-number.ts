/** Room numbers are text ('1', '12', 'A3') that people read as numbers. */
import { LOCALE } from '../language/language.ts';
import { lazyValue } from '../basics/lazy-value.ts';

const FIGURES = /^\d{1,15}$/;

const naturalOrder = lazyValue(() => new Intl.Collator(LOCALE, { numeric: true }));

/**
 * Compares room numbers in natural order: 2 before 12 (ROOM-LIST-03). Pure digits, the usual case,
 * are compared without Intl, whose first use takes up to 100 ms on a phone.
 */
export function compareRoomNumbers(a: string, b: string): number {
  return FIGURES.test(a) && FIGURES.test(b) ? Number(a) - Number(b) : naturalOrder().compare(a, b);
}

/** Rooms by room number, 2 before 12. */
export function sortedByRoomNumber<Room extends { room_number: string }>(
  rooms: readonly Room[],
): Room[] {
  return rooms.toSorted((a, b) => compareRoomNumbers(a.room_number, b.room_number));
}

/** The first number within a room number, or null when it has no digits. */
export function numberInRoomNumber(roomNumber: string): number | null {
  const digits = /\d+/.exec(roomNumber);
  return digits === null ? null : Number(digits[0]);
}
