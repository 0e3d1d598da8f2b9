/**
 * Filters and counters of the bookings screen (ADM-BOOK-01, -03, -04); its search:
 * booking-search.ts.
 */
import { cardWith, countedOnCard, type BookingCard, type GroupableBooking } from './cards.ts';
import { asBookingSource, type BookingSource } from '../booking/booking-source.ts';
import type { BookingStatus } from '../booking/booking-status.ts';
import type { Day } from '../calendar/dates.ts';
import { type PaidBooking, paymentState } from '../payment/payment.ts';

export const DATE_FILTERS = ['all', 'upcoming', 'past'] as const;
export type DateFilter = (typeof DATE_FILTERS)[number];
export type StatusFilter = 'all' | BookingStatus;
/** By the two e-mail flags: the counters of the screen filter by them too. */
export const EMAIL_FILTERS = ['all', 'sent', 'confirmed'] as const;
export type EmailFilter = (typeof EMAIL_FILTERS)[number];
/** By where bookings come from (DESK-12). */
export type SourceFilter = 'all' | BookingSource;
/** 'due': only what is still to be paid (PAY-01). */
export const PAYMENT_FILTERS = ['all', 'due'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

export interface FilterableBooking extends PaidBooking {
  source: string;
  check_in_date: Day;
  check_out_date: Day;
  email_sent: boolean;
  email_confirmed: boolean;
}

/**
 * The cards that match the filters, each with the bookings found on it. Dates, e-mail flags, source
 * and payment are checked for each booking: upcoming means check_in_date >= today, past means
 * check_out_date < today, so a guest who is staying is neither. The status is checked for the card,
 * because a group has one status (ADM-BOOK-04).
 */
export function filterCards<B extends FilterableBooking>({
  cards,
  date,
  status,
  email = 'all',
  source = 'all',
  payment = 'all',
  today,
}: {
  cards: readonly BookingCard<B>[];
  date: DateFilter;
  status: StatusFilter;
  email?: EmailFilter;
  source?: SourceFilter;
  payment?: PaymentFilter;
  today: Day;
}): BookingCard<B>[] {
  const isInDates: Record<DateFilter, (booking: B) => boolean> = {
    all: () => true,
    upcoming: ({ check_in_date }) => check_in_date >= today,
    past: ({ check_out_date }) => check_out_date < today,
  };
  const hasFlag: Record<EmailFilter, (booking: B) => boolean> = {
    all: () => true,
    sent: ({ email_sent }) => email_sent,
    confirmed: ({ email_confirmed }) => email_confirmed,
  };
  const isFound = (booking: B) =>
    isInDates[date](booking) &&
    hasFlag[email](booking) &&
    (source === 'all' || asBookingSource(booking.source) === source) &&
    (payment === 'all' || paymentState(booking) === 'due');
  return cards.flatMap((card) =>
    status === 'all' || card.status === status ? (cardWith(card, isFound) ?? []) : [],
  );
}

/** The summary above the list. */
export interface BookingCounts {
  total: number;
  pending: number;
  awaitingPayment: number;
  confirmed: number;
  emailSent: number;
  confirmedByGuest: number;
}

/**
 * How many bookings are in each state and carry each e-mail flag. Takes the cards under the current
 * filters, before the text search. A room of a group counts under the state of its group; its
 * cancelled rooms do not count.
 */
export function bookingCounters<
  B extends GroupableBooking & Pick<FilterableBooking, 'email_sent' | 'email_confirmed'>,
>(cards: readonly BookingCard<B>[]): BookingCounts {
  const counters = {
    total: 0,
    pending: 0,
    awaitingPayment: 0,
    confirmed: 0,
    emailSent: 0,
    confirmedByGuest: 0,
  };
  for (const card of cards) {
    const counted = countedOnCard(card);
    counters.total += counted.length;
    const state = COUNTED_STATES[card.status];
    if (state !== undefined) counters[state] += counted.length;
    for (const { email_sent, email_confirmed } of counted) {
      if (email_sent) counters.emailSent += 1;
      if (email_confirmed) counters.confirmedByGuest += 1;
    }
  }
  return counters;
}

const COUNTED_STATES: Partial<Record<BookingStatus, keyof BookingCounts>> = {
  pending: 'pending',
  awaiting_payment: 'awaitingPayment',
  confirmed: 'confirmed',
};
