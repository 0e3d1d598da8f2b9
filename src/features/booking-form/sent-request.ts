import type { GuestEntry } from '@/domain/booking-validation';
import type { Selection } from './offered-room';
import type { SubmittedBooking } from './submit-booking';

/** What the ticket and the printed sheet tell. Lives in memory only: a reload forgets it. */
export interface SentRequest extends SubmittedBooking {
  guestCount: number;
  selection: Selection;
  contact: GuestEntry;
  message: string;
}
