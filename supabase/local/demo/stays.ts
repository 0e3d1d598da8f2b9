import type { BookingStatus } from '../../../src/domain/booking-status.ts';
import type { GuestKey } from './guests.ts';

/** A booking of the demo house. Its days count from an anchor day: negative ones lie before it. */
export interface DemoStay {
  /** The last six symbols of the booking number. */
  code: string;
  /** The room's number. */
  room: string;
  guest: GuestKey;
  arrival: number;
  nights: number;
  guests: number;
  status: BookingStatus;
  /** When the request came in: the day, counted from the anchor, and the time, `hh:mm`. */
  asked: [day: number, time: string];
  message?: string;
  notes?: string;
  /** The day staff archived it by hand. */
  archived?: number;
  /** Staff took it out of the archive again: the automatic archiving passes it by. */
  isKeptOut?: boolean;
}
