import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@/queries/query-keys';
import type { BareBooking, BookingCursor, StaffBooking } from '@/queries/staff-bookings';
import { newestFirst } from './newest-first';
import { noteOwnVersions, recogniseOwnVersions } from './own-changes';

// The one place that knows how the cache holds bookings: the paged lists of active and of archived
// bookings, what the open window shows, and the pending requests. All code that learns the new
// state of a booking writes it here.

export const bookingKeys = {
  lists: [...queryKeys.bookings, 'list'],
  active: [...queryKeys.bookings, 'list', 'active'],
  archive: [...queryKeys.bookings, 'list', 'archive'],
  allOpen: queryKeys.openBookings,
  open: (bookingNumber: string | null) => [...queryKeys.openBookings, bookingNumber],
} as const;

/** A part of a list, newest first. */
export interface BookingPage {
  bookings: StaffBooking[];
  /** Where the next page begins; null after the last. */
  next: BookingCursor | null;
  /** A search matched more bookings than one answer can hold. */
  isCut?: boolean;
}

type Pages = InfiniteData<BookingPage>;

/**
 * Writes the new state of bookings wherever they are shown. A booking that is new to the active
 * list is added to it if its room is known; otherwise the list that should hold it is read again.
 */
export function writeBookings(
  client: QueryClient,
  changed: readonly (BareBooking | StaffBooking)[],
): void {
  recogniseOwnVersions(changed);
  const byId = new Map(changed.map((booking) => [booking.id, booking]));
  const withChange = (booking: StaffBooking): StaffBooking => {
    const news = byId.get(booking.id);
    return news === undefined || news.updated_at === booking.updated_at
      ? booking
      : { ...booking, ...news };
  };
  changeOpenBookings(client, (bookings) => bookings.map(withChange));
  for (const isArchive of [false, true]) {
    const queryKey = isArchive ? bookingKeys.archive : bookingKeys.active;
    const missing = new Map(
      changed.filter(({ archived }) => archived === isArchive).map((one) => [one.id, one]),
    );
    changePages(client, queryKey, (bookings) => {
      for (const { id } of bookings) missing.delete(id);
      return bookings.map(withChange).filter(({ archived }) => archived === isArchive);
    });
    const arrived = isArchive ? [] : [...missing.values()].filter(isComplete);
    if (arrived.length > 0) {
      changePages(client, queryKey, (bookings, place) =>
        place === 0 ? [...arrived, ...bookings] : bookings,
      );
    }
    if (missing.size > arrived.length) void client.invalidateQueries({ queryKey });
  }
  markUnseenLists(client);
  writePending(client, changed);
}

/**
 * Writes bookings that a change of this tab has stored, and has everything that is derived from
 * them read again.
 */
export function storeBookings(client: QueryClient, stored: readonly StaffBooking[]): void {
  noteOwnVersions(stored);
  writeBookings(client, stored);
  for (const { id } of stored) {
    void client.invalidateQueries({ queryKey: [...queryKeys.bookingEvents, id] });
  }
  readDerivedAnew(client);
  // The members of a group may have changed.
  const hasGroup = stored.some(({ group_reference }) => group_reference !== null);
  if (hasGroup) void client.invalidateQueries({ queryKey: bookingKeys.allOpen });
}

/** Has everything that is derived from bookings (day, grid, tiles, groups) read again. */
export function readDerivedAnew(client: QueryClient): void {
  const written = [bookingKeys.lists[1], bookingKeys.allOpen[1]];
  void client.invalidateQueries({
    queryKey: queryKeys.bookings,
    predicate: ({ queryKey }) => !written.some((part) => part === queryKey[1]),
  });
  void client.invalidateQueries({ queryKey: queryKeys.groups });
}

/** Takes deleted bookings out of everything that shows them. */
export function removeBookings(client: QueryClient, ids: readonly string[]): void {
  const isKept = ({ id }: StaffBooking) => !ids.includes(id);
  changePages(client, bookingKeys.lists, (bookings) => bookings.filter(isKept));
  changeOpenBookings(client, (bookings) => bookings.filter(isKept));
  removePending(client, ids);
}

/** The bookings of some pages, each once, newest first. */
export function bookingsOf(pages: readonly BookingPage[]): StaffBooking[] {
  return newestFirst(pages.flatMap(({ bookings }) => bookings));
}

function isComplete(booking: BareBooking | StaffBooking): booking is StaffBooking {
  return 'rooms' in booking;
}

function changeOpenBookings(
  client: QueryClient,
  change: (bookings: StaffBooking[]) => StaffBooking[],
): void {
  client.setQueriesData<StaffBooking[]>(
    { queryKey: bookingKeys.allOpen },
    (bookings) => bookings && change(bookings),
  );
}

function changePages(
  client: QueryClient,
  queryKey: readonly string[],
  change: (bookings: StaffBooking[], place: number) => StaffBooking[],
): void {
  client.setQueriesData<Pages>({ queryKey }, (data) => {
    if (data === undefined) return undefined;
    const pages = data.pages.map((page, place) => ({
      ...page,
      bookings: change(page.bookings, place),
    }));
    // Keeps the same object if nothing has changed, so that the list does not render again.
    return pages.every((page, place) => isSamePage(page, data.pages[place]))
      ? data
      : { ...data, pages };
  });
}

function isSamePage({ bookings }: BookingPage, before: BookingPage | undefined): boolean {
  return (
    before?.bookings.length === bookings.length &&
    bookings.every((booking, place) => booking === before.bookings[place])
  );
}

/** Marks the lists that are not shown as stale, so that they are read again when they are. */
function markUnseenLists(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: bookingKeys.lists,
    type: 'inactive',
    refetchType: 'none',
  });
}

// The cache of the pending requests, which the frame of the panel reads.

type Waiting = Map<string, StaffBooking>;

/**
 * Writes the new state of bookings into the pending requests: answered ones leave, new ones are
 * added. A new one without its room has the requests read again.
 */
function writePending(client: QueryClient, changed: readonly (BareBooking | StaffBooking)[]): void {
  let isAnyUnknown = false;
  changePending(client, (waiting) => {
    for (const booking of changed) {
      const known = waiting.get(booking.id);
      if (booking.status !== 'pending' || booking.archived) waiting.delete(booking.id);
      else if (known?.updated_at === booking.updated_at) continue;
      else if ('rooms' in booking) waiting.set(booking.id, booking);
      else if (known) waiting.set(booking.id, { ...known, ...booking });
      else isAnyUnknown = true;
    }
  });
  if (isAnyUnknown) void client.invalidateQueries({ queryKey: queryKeys.pendingBookings });
}

function removePending(client: QueryClient, ids: readonly string[]): void {
  changePending(client, (waiting) => {
    for (const id of ids) waiting.delete(id);
  });
}

/** Keeps the same array if nothing has changed, so that no subscriber renders again. */
function changePending(client: QueryClient, change: (waiting: Waiting) => void): void {
  client.setQueryData<StaffBooking[]>(queryKeys.pendingBookings, (pending) => {
    if (pending === undefined) return undefined;
    const waiting: Waiting = new Map(pending.map((booking) => [booking.id, booking]));
    change(waiting);
    const isSame =
      waiting.size === pending.length && pending.every((one) => waiting.get(one.id) === one);
    return isSame ? pending : newestFirst([...waiting.values()]);
  });
}
