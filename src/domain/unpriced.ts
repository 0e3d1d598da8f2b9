/** Stays of platforms have no price until reception enters it (CHAN-03). */
import { formatEuros } from './money';

interface PricedBooking {
  /** EUR. */
  total_price: number;
  source: string;
}

/** Sources whose bookings are priced when they are made: there, nothing means nothing. */
const PRICED = ['site', 'phone', 'desk', 'email'];

/** Whether a price of nothing only means that nobody has entered one: calendars tell none. */
export function isUnpriced({ total_price, source }: PricedBooking): boolean {
  return total_price === 0 && !PRICED.includes(source);
}

/** '306,00 €', or 'por indicar' of a stay whose price nobody has entered. */
export function priceWords(booking: PricedBooking): string {
  return isUnpriced(booking) ? 'por indicar' : formatEuros(booking.total_price);
}
