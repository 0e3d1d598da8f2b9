import type { GuestEntry } from '@/domain/booking-validation';
import type { RoomSelection } from '@/domain/room-assignment';
import type { OfferedRoom } from './offered-room';
import type { SubmittedBooking } from './submit-booking';

/** What a ticket shows of a room. */
export type TicketRoom = Pick<
  OfferedRoom,
  'id' | 'room_number' | 'name' | 'price_per_night' | 'images'
>;

/** What the ticket tells, and what is kept of it in the tab (booking-ticket.ts): no contact data. */
export interface KeptTicket extends SubmittedBooking {
  guestCount: number;
  selection: readonly RoomSelection<TicketRoom>[];
}

/** What the ticket and the printed sheet tell. */
export interface SentRequest extends KeptTicket {
  /** In memory only: null once the ticket was read back from the tab. */
  contact: GuestEntry | null;
  message: string;
}
