import type { BookingStatus } from '../booking-status';
import type { Day } from '../dates';

/** The words of a letter to a guest in one language. */
export interface LetterWords {
  subject: (house: string, reference: string) => string;
  greeting: (name: string) => string;
  /** Without a name that would make the letter too long. */
  plainGreeting: string;
  /** What the state of the booking means to the guest. */
  opening: Record<BookingStatus, string>;
  /** What stands before a colon: nothing, or the space of French. */
  gap: string;
  reference: string;
  checkIn: string;
  checkOut: string;
  total: string;
  perPersonAndNight: string;
  /** Beside the total, never part of it. */
  touristTax: string;
  upTo: (sum: string) => string;
  room: (numbers: string, isOne: boolean) => string;
  guests: (count: number) => string;
  nights: (count: number) => string;
  until: (from: string, to: string) => string;
  reply: (phone: string) => string;
  close: string;
  /** yyyy-mm-dd with its weekday. */
  day: (day: Day) => string;
  /** An amount in EUR. */
  euros: (amount: number) => string;
}
