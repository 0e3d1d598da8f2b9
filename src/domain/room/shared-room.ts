/** The price per person of a room that several guests share (SITE-02). */
import { fromCents, toCents } from '../basics/money.ts';

/** From so many beds, a room is for families or a dormitory. */
const SHARED_FROM = 4;

/**
 * What each guest pays per night in a full room of four beds or more, in EUR, to the nearest cent;
 * null for smaller rooms.
 *
 * @param price the price per night that a request charges, in EUR
 */
export function pricePerPerson(price: number, guests: number): number | null {
  return guests < SHARED_FROM ? null : fromCents(Math.round(toCents(price) / guests));
}
