/** The stay that the address of the list of rooms asks for (SITE-08). */
import type { Day } from '../calendar/dates.ts';
import { MAX_BOOKING_GUESTS, MIN_GUESTS } from '../guest/guest-count.ts';
import { lastBookableDay, stayTooLong } from '../stay/stay.ts';
import type { RequestedStay } from '../availability/availability-rule.ts';
import { parseBookingQuery } from './booking-query.ts';

/** Both days, and how many people come; null where the address does not say or is out of range. */
export interface AskedStay extends RequestedStay {
  guests: number | null;
}

/** The stay of an address, by the rules of the form's own addresses; null without two valid days. */
export function askedStay(params: URLSearchParams, today: Day): AskedStay | null {
  const { checkIn, checkOut, guests } = parseBookingQuery({ params, today });
  if (checkIn === null || checkOut === null) return null;
  const isCount = guests !== null && guests >= MIN_GUESTS && guests <= MAX_BOOKING_GUESTS;
  return { checkIn, checkOut, guests: isCount ? guests : null };
}

/** Whether the form takes requests for these days at all: within nine months, at most 30 nights. */
export function isWithinReach(stay: RequestedStay, today: Day): boolean {
  return stay.checkOut <= lastBookableDay(today) && !stayTooLong(stay);
}
