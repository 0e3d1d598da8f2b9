/** Where a booking comes from, and what that says of its price (DESK-02, CHAN-03). */
import { formatEuros } from '../basics/money.ts';

const LABELS = {
  site: 'Site',
  phone: 'Telefone',
  desk: 'Balcão',
  email: 'E-mail',
  booking_com: 'Booking.com',
  airbnb: 'Airbnb',
  vrbo: 'Vrbo',
  google: 'Google',
  other: 'Outro',
} as const;

export type BookingSource = keyof typeof LABELS;

/** Every source, in the order in which filters offer them. */
export const BOOKING_SOURCES: readonly BookingSource[] = [
  'site',
  'phone',
  'desk',
  'email',
  'booking_com',
  'airbnb',
  'vrbo',
  'google',
  'other',
];

/** The sources that reception chooses from when it creates a booking. */
export const DESK_SOURCES = [
  'phone',
  'desk',
  'email',
  'booking_com',
  'airbnb',
  'other',
] as const satisfies readonly BookingSource[];

/** A stored source as one of the known ones; one from a newer version counts as 'other'. */
export function asBookingSource(source: string): BookingSource {
  return BOOKING_SOURCES.find((known) => known === source) ?? 'other';
}

export function bookingSourceLabel(source: string): string {
  return LABELS[asBookingSource(source)];
}

/** The columns that tell whether a booking has a price. */
export interface PricedBooking {
  /** EUR. */
  total_price: number;
  source: string;
}

/** Sources whose bookings are priced when they are created: there 0 really means free. */
const PRICED = ['site', 'phone', 'desk', 'email'];

/**
 * Whether a price of 0 only means that nobody has entered one: platform calendars contain no
 * prices, so stays of platforms have none until reception enters it.
 */
export function isUnpriced({ total_price, source }: PricedBooking): boolean {
  return total_price === 0 && !PRICED.includes(source);
}

const UNPRICED = 'por indicar';

/** '306,00 €', or 'por indicar' for a stay whose price nobody has entered. */
export function priceWords(booking: PricedBooking): string {
  return isUnpriced(booking) ? UNPRICED : formatEuros(booking.total_price);
}

/** The same for places without a label: '306,00 €', 'preço por indicar'. */
export function pricePhrase(booking: PricedBooking): string {
  return isUnpriced(booking) ? `preço ${UNPRICED}` : priceWords(booking);
}

/**
 * What bookings cost together; 'por indicar' while none of their prices is entered.
 *
 * @param total EUR
 * @param counted the bookings that the total is made of
 */
export function sumWords(total: number, counted: readonly PricedBooking[]): string {
  return total === 0 && counted.some(isUnpriced) ? UNPRICED : formatEuros(total);
}
