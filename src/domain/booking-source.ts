/** Where a booking comes from (DESK-02, CHAN-03). */

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

/** The sources that reception chooses from when it writes a booking down (DESK-02). */
export const DESK_SOURCES = [
  'phone',
  'desk',
  'email',
  'booking_com',
  'airbnb',
  'other',
] as const satisfies readonly BookingSource[];

/** A stored source as one of the known; one from a newer version counts as 'other'. */
export function asBookingSource(source: string): BookingSource {
  return BOOKING_SOURCES.find((known) => known === source) ?? 'other';
}

/** The Portuguese label of a stored source. */
export function bookingSourceLabel(source: string): string {
  return LABELS[asBookingSource(source)];
}
