/** Search, filters and counters of the bookings screen. Specification §2, Admin bookings. */
import { cardWith, type BookingCard } from './booking-group';
import { asBookingStatus, type BookingStatus } from './booking-status';
import type { Day } from './dates';
import { foldText } from './text';

export const DATE_FILTERS = ['all', 'upcoming', 'past'] as const;
export type DateFilter = (typeof DATE_FILTERS)[number];
export type StatusFilter = 'all' | BookingStatus;
/** By the two e-mail flags: the counters of the screen filter by them too. */
export const EMAIL_FILTERS = ['all', 'sent', 'confirmed'] as const;
export type EmailFilter = (typeof EMAIL_FILTERS)[number];

export interface SearchableBooking {
  guest_name: string;
  guest_email: string;
  booking_number: string;
  group_reference: string | null;
}

/** A card with the folded text of each booking that may be found on it, in their order. */
export interface SearchEntry<B> {
  card: BookingCard<B>;
  texts: readonly string[];
}

/**
 * Cards made ready for `searchCards`, by guest name, e-mail, booking number, group reference. The
 * texts are folded once: folding at every key press costs 30 times more.
 */
export function searchEntries<B extends SearchableBooking>(
  cards: readonly BookingCard<B>[],
): SearchEntry<B>[] {
  return cards.map((card) => ({ card, texts: card.found.map(searchText) }));
}

/** Folded once for each row, however often the list grows: 100,000 bookings come in 100 pages. */
const searchTexts = new WeakMap<SearchableBooking, string>();

function searchText(booking: SearchableBooking): string {
  const known = searchTexts.get(booking);
  if (known !== undefined) return known;
  const { guest_name, guest_email, booking_number, group_reference } = booking;
  // A line per field, so that nothing is found across two of them.
  const fields = [guest_name, guest_email, booking_number, group_reference ?? ''];
  const text = foldText(fields.join('\n'));
  searchTexts.set(booking, text);
  return text;
}

/**
 * The cards with a booking whose text contains what is looked for, whatever case or accents, parted as
 * by `cardWith`; all for a blank.
 */
export function searchCards<B>(
  entries: readonly SearchEntry<B>[],
  search: string,
): BookingCard<B>[] {
  const wanted = foldText(search.trim());
  const found: BookingCard<B>[] = [];
  for (const { card, texts } of entries) {
    const shown = cardWith(card, (_booking, place) => texts[place]?.includes(wanted) ?? false);
    if (shown !== null) found.push(shown);
  }
  return found;
}

/** Letters that often carry an accent in a name, and every sign that is none of an address. */
const UNSURE = /[aceinosuyz]|[^0-9a-z@.-]/g;

/**
 * What to look for where a search cannot fold accents: a pattern of SQL's `ilike`, with `_` for any
 * one sign. It finds what `searchCards` finds, and more, which `searchCards` then sorts out.
 * Decisions, Admin (Where lists, search and folding happen).
 */
export function looseSearchPattern(search: string): string {
  return `%${foldText(search.trim()).replaceAll(UNSURE, '_')}%`;
}

export interface FilterableBooking {
  check_in_date: Day;
  check_out_date: Day;
  status: string;
  email_sent: boolean;
  email_confirmed: boolean;
}

/**
 * The bookings a filter lets through: upcoming means check_in_date >= today, past means
 * check_out_date < today, so that a guest in the house is neither. Specification §7, bookings.
 */
export function filterBookings<B extends FilterableBooking>({
  bookings,
  date,
  status,
  email = 'all',
  today,
}: {
  bookings: readonly B[];
  date: DateFilter;
  status: StatusFilter;
  email?: EmailFilter;
  today: Day;
}): B[] {
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
  return bookings.filter(
    (booking) =>
      isInDates[date](booking) &&
      hasFlag[email](booking) &&
      (status === 'all' || asBookingStatus(booking.status) === status),
  );
}

/** The summary above the list. Specification §2, Admin bookings. */
export interface BookingCounters {
  total: number;
  pending: number;
  awaitingPayment: number;
  confirmed: number;
  emailSent: number;
  confirmedByGuest: number;
}

/**
 * How many bookings are in each state and carry each e-mail flag. Takes the list under the current
 * filters, before the text search. Decisions, Admin (Counters on the bookings screen).
 */
export function bookingCounters(
  bookings: readonly { status: string; email_sent: boolean; email_confirmed: boolean }[],
): BookingCounters {
  const withStatus = (status: BookingStatus) =>
    bookings.filter((booking) => asBookingStatus(booking.status) === status).length;
  return {
    total: bookings.length,
    pending: withStatus('pending'),
    awaitingPayment: withStatus('awaiting_payment'),
    confirmed: withStatus('confirmed'),
    emailSent: bookings.filter(({ email_sent }) => email_sent).length,
    confirmedByGuest: bookings.filter(({ email_confirmed }) => email_confirmed).length,
  };
}
