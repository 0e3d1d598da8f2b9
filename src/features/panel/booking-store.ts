import { createContext, useContext } from 'react';
import type { StaffBooking } from '@/queries/staff-bookings';

/** How any screen of the panel shows everywhere what it has learned of bookings. */
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

/** Changes to bookings wait for one another in this queue of `usePanelMutation`. */
export const BOOKINGS_QUEUE = 'bookings';
