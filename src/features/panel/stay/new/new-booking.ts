import { createContext, useContext } from 'react';
import type { Day } from '@/domain/calendar/dates';

/** What the form for a new booking begins with; what is left out, reception fills in. */
export interface NewBookingStart {
  /** yyyy-mm-dd. */
  checkIn?: Day;
  checkOut?: Day;
  roomIds?: readonly string[];
  guests?: number;
}

/** How any screen of the panel opens the form for a new booking. */
export interface NewBookingDesk {
  open: (start?: NewBookingStart) => void;
}

export const NewBookingContext = createContext<NewBookingDesk | null>(null);

/** Opens the form for a new booking over whatever screen is shown (DESK-01). */
export function useNewBooking(): NewBookingDesk {
  const desk = useContext(NewBookingContext);
  if (desk === null) throw new Error('useNewBooking needs NewBookingProvider');
  return desk;
}
