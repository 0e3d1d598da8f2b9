import type { BookingSource } from '../../../src/domain/booking/booking-source.ts';
import type { BookingStatus } from '../../../src/domain/booking/booking-status.ts';
import type { StaffCancelReason } from '../../../src/domain/booking/cancel-reason.ts';
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
  /** Where it comes from; the site when left out. */
  source?: BookingSource;
  message?: string;
  notes?: string;
  /** When the guest means to come, `hh:mm`, and what they wish for. */
  arrivalTime?: string;
  wish?: string;
  /**
   * When they came and went, `hh:mm` of the day of arrival or departure; after midnight '24:20'.
   */
  cameAt?: string;
  leftAt?: string;
  /** Why it was cancelled. */
  cancelled?: { reason: StaffCancelReason; note?: string };
  /** What of the price has been paid, where it is not what the status leads to expect. */
  paid?: 'nothing' | 'half' | 'given back' | 'entered twice' | 'on leaving';
  /** The room it was in at first. */
  movedFrom?: string;
  /** The day staff archived it by hand. */
  archived?: number;
  /** Staff took it out of the archive again: the automatic archiving passes it by. */
  isKeptOut?: boolean;
}
