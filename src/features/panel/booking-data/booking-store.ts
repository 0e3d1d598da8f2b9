import { createContext, useContext } from 'react';
import type { StaffBooking } from '@/queries/staff-bookings';

/** Lets any screen pass on what it knows of bookings, so that the whole panel shows it. */
export interface BookingStore {
  /**
   * A change made here has been stored.
   *
   * @param before the same bookings as they were, where there were any
   */
  stored: (
    bookings: readonly StaffBooking[],
    before?: readonly { id: string; updated_at: string }[],
  ) => void;
  /** Bookings were read, and may have been changed by others. */
  read: (bookings: readonly StaffBooking[]) => void;
}

export const BookingStoreContext = createContext<BookingStore | null>(null);

export function useBookingStore(): BookingStore {
  const store = useContext(BookingStoreContext);
  if (store === null) throw new Error('useBookingStore needs BookingStoreContext');
  return store;
}

/** The queue of `usePanelMutation` in which changes to bookings are sent in order. */
export const BOOKINGS_QUEUE = 'bookings';
