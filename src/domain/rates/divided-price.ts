/** What the parts of a stay cost that goes on in another room (DESK-09). */
import { fromCents, toCents } from '../basics/money.ts';
import type { Day, DayRange } from '../calendar/dates.ts';
import { nightCount } from '../stay/stay.ts';

/**
 * Divides the agreed price of a stay by nights, in EUR; both parts add up to it exactly.
 *
 * @param price EUR for all nights
 * @param day the first night of the second part, yyyy-mm-dd, after `from` and before `to`
 */
export function dividedPrice(
  price: number,
  { from, to }: DayRange,
  day: Day,
): { first: number; second: number } {
  const cents = toCents(price);
  const nights = nightCount({ checkIn: from, checkOut: to });
  const firstCents = Math.round((cents * nightCount({ checkIn: from, checkOut: day })) / nights);
  return { first: fromCents(firstCents), second: fromCents(cents - firstCents) };
}
