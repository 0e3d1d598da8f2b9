import { bookingCards, countedOnCard } from '@/domain/booking-list/cards';
import { filterCards } from '@/domain/booking-list/filters';
import { searchCards, searchEntries } from '@/domain/booking-list/search';
import type { Day } from '@/domain/calendar/dates';
import { ROW_CAP } from '@/queries/read-all-pages';
import type { BookingCursor, StaffBooking } from '@/queries/staff-bookings';
import type { BookingPage } from './booking-cache';
import { newestFirst } from './newest-first';
import { readActivePage, readArchivePage, type ListFilters } from './read-bookings';

/** What the list shows: its filters, its search, and which of the two lists it is. */
export interface ListedPart {
  filters: ListFilters;
  search: string;
  isArchive: boolean;
  /** yyyy-mm-dd in Europe/Lisbon. */
  today: Day;
}

interface Reading {
  /** Called after each page with the number of bookings read so far. */
  onProgress: (count: number) => void;
  /** Ends the reading after the page that is on its way. */
  signal: AbortSignal;
}

/**
 * All bookings to be exported; `isCut` when a search of the archive matched more than could be
 * read.
 */
export interface ExportedList {
  bookings: StaffBooking[];
  isCut: boolean;
}

/**
 * Reads, page by page, all bookings that the list would show in the end, with its filters and its
 * search (DESK-12). Null when `signal` ended it.
 */
export async function readForExport(
  part: ListedPart,
  { onProgress, signal }: Reading,
): Promise<ExportedList | null> {
  const pages: BookingPage[] = [];
  let after: BookingCursor | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const page: BookingPage = await readPage(part, after);
    if (signal.aborted) return null;
    pages.push(page);
    after = page.next;
    onProgress(pages.reduce((sum, { bookings }) => sum + bookings.length, 0));
  } while (after !== null);
  return {
    bookings: bookingsListed(newestFirst(pages.flatMap(({ bookings }) => bookings)), part),
    isCut: pages.some(({ isCut }) => isCut),
  };
}

function readPage(
  { filters, search, isArchive, today }: ListedPart,
  after: BookingCursor | null,
): Promise<BookingPage> {
  if (!isArchive) return readActivePage(after, today);
  return readArchivePage(after, { ...filters, search: search.trim(), today }, ROW_CAP);
}

function bookingsListed(
  bookings: readonly StaffBooking[],
  { filters, search, today }: ListedPart,
): StaffBooking[] {
  const cards = filterCards({ cards: bookingCards(bookings), ...filters, today });
  return searchCards(searchEntries(cards), search).flatMap(countedOnCard);
}
