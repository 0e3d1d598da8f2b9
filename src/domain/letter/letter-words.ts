import type { BookingStatus } from '../booking/booking-status.ts';
import type { Day } from '../calendar/dates.ts';

export interface LetterWords {
  subject: (house: string, reference: string) => string;
  greeting: (name: string) => string;
  /** The greeting without a name, for letters that would become too long with it. */
  plainGreeting: string;
  /** What the state of the booking means to the guest. */
  opening: Record<BookingStatus, string>;
  /** What comes before a colon: nothing, or a space in French. */
  gap: string;
  reference: string;
  checkIn: string;
  checkOut: string;
  total: string;
  perPersonAndNight: string;
  /** The tax is shown below the total and is never part of it. */
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
