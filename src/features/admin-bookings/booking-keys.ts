import { queryKeys } from '@/queries/query-keys';

/** The bookings screen's own part of the cache: its two lists, and the booking that is open. */
export const listKeys = {
  all: [...queryKeys.bookings, 'list'],
  active: [...queryKeys.bookings, 'list', 'active'],
  archive: [...queryKeys.bookings, 'list', 'archive'],
} as const;

export const openBookingKeys = {
  all: [...queryKeys.bookings, 'open'],
  one: (bookingNumber: string | null) => [...queryKeys.bookings, 'open', bookingNumber],
} as const;
