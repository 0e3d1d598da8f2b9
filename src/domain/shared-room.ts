/** What a room says of its price that many may share (SITE-02). */
import { fromCents, toCents } from './money';

/** Beds from which a room is for a family or a dormitory. */
const SHARED_FROM = 4;

/**
 * What each guest pays for a night in a full room of four beds or more, in EUR, to the nearest cent; null for
 * smaller rooms (SITE-02).
 *
 * @param price the price of a night that is shown, in EUR
 */
export function pricePerPerson(price: number, guests: number): number | null {
  return guests < SHARED_FROM ? null : fromCents(Math.round(toCents(price) / guests));
}
