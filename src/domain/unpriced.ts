/** Stays of platforms have no price until reception enters it (CHAN-03). */
import { isChannelSource } from './booking-source';
import { formatEuros } from './money';

interface PricedBooking {
  /** EUR. */
  total_price: number;
  source: string;
}

/** Whether a price of nothing only means that nobody has entered one: calendars tell none. */
export function isUnpriced({ total_price, source }: PricedBooking): boolean {
  return total_price === 0 && (isChannelSource(source) || source === 'other');
}

/** '306,00 €', or 'por indicar' of a stay whose price nobody has entered. */
export function priceWords(booking: PricedBooking): string {
  return isUnpriced(booking) ? 'por indicar' : formatEuros(booking.total_price);
}
