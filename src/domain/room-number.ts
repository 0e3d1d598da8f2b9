/** Room numbers are text ('1', '12', 'A3'), read by people as numbers. */
import { LOCALE } from './language';
import { lazyValue } from './lazy-value';

const FIGURES = /^\d{1,15}$/;

const naturalOrder = lazyValue(() => new Intl.Collator(LOCALE, { numeric: true }));

/**
 * Sorts room numbers as people count: 2 before 12 (ROOM-LIST-03).
 * Figures alone, as in most houses, need no order of Intl, whose first use costs a phone up to 100 ms.
 */
export function compareRoomNumbers(a: string, b: string): number {
  return FIGURES.test(a) && FIGURES.test(b) ? Number(a) - Number(b) : naturalOrder().compare(a, b);
}

/** The first number within a room number, or null when it has no digits. */
export function numberInRoomNumber(roomNumber: string): number | null {
  const digits = /\d+/.exec(roomNumber);
  return digits === null ? null : Number(digits[0]);
}
