import type {
  DateFilter,
  EmailFilter,
  PaymentFilter,
  SourceFilter,
  StatusFilter,
} from '@/domain/booking-list/filters';
import { looseSearch, roomsFound } from '@/domain/booking-list/search';
import type { Day } from '@/domain/calendar/dates';
import { asStaff } from '@/features/panel/change/as-staff';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { findGroupIdsByName } from '@/queries/booking-groups';
import { ROW_CAP } from '@/queries/read-all-pages';
import { listRooms } from '@/queries/rooms';
import {
  listBookings,
  SEARCH_COLUMNS,
  type BookingCursor,
  type BookingListFilters,
  type StaffBooking,
} from '@/queries/staff-bookings';
import { listBookingsOfGroups } from '@/queries/staff-group-bookings';
import type { BookingPage } from './booking-cache';
import { newestFirst } from './newest-first';

/** By what the screen filters its bookings (ADM-BOOK-01, -03, -04, DESK-12, PAY-01). */
export interface ListFilters {
  date: DateFilter;
  status: StatusFilter;
  email: EmailFilter;
  source: SourceFilter;
  payment: PaymentFilter;
}

export const NO_FILTERS: ListFilters = {
  date: 'all',
  status: 'all',
  email: 'all',
  source: 'all',
  payment: 'all',
};

/** Archived bookings are loaded on demand, and most are never looked at. */
const ARCHIVE_PAGE_SIZE = 200;

function asPage(bookings: StaffBooking[], limit: number): BookingPage {
  const last = bookings.at(-1);
  return { bookings, next: last && bookings.length >= limit ? last : null };
}

/**
 * A page of the bookings that are not archived. The screen loads all pages, and filters and
 * searches them itself.
 */
export async function readActivePage(
  after: BookingCursor | null,
  today: Day,
): Promise<BookingPage> {
  const filters = { archived: false, today };
  const bookings = await asStaff((client) =>
    listBookings(client, { filters, after: after ?? undefined }),
  );
  return asPage(bookings, ROW_CAP);
}

/**
 * A page of the archive under the filters, each group whole; a search brings all it finds at once.
 *
 * @param limit rows at most, up to the backend's cap
 */
export async function readArchivePage(
  after: BookingCursor | null,
  { search, today, ...asked }: ListFilters & { search: string; today: Day },
  limit = ARCHIVE_PAGE_SIZE,
): Promise<BookingPage> {
  await requireSession();
  const filters = archiveFilters(asked, today);
  const page =
    search === ''
      ? asPage(
          await listBookings(staffClient(), {
            filters,
            after: after ?? undefined,
            limit,
          }),
          limit,
        )
      : await searchArchive(filters, search);
  return { ...page, bookings: await withWholeGroups(page.bookings) };
}

function archiveFilters(
  { date, status, email, source, payment }: ListFilters,
  today: Day,
): BookingListFilters {
  const flags = { all: undefined, sent: 'email_sent', confirmed: 'email_confirmed' } as const;
  return {
    archived: true,
    status: status === 'all' ? undefined : status,
    period: date === 'all' ? undefined : date,
    flag: flags[email],
    source: source === 'all' ? undefined : source,
    isDue: payment === 'due',
    today,
  };
}

async function searchArchive(filters: BookingListFilters, search: string): Promise<BookingPage> {
  const wanted = await wantedRows(search);
  const finds = await Promise.all(
    wanted.map((rows) => listBookings(staffClient(), { filters: { ...filters, ...rows } })),
  );
  return {
    bookings: newestFirst(finds.flat()),
    next: null,
    isCut: finds.some(({ length }) => length >= ROW_CAP),
  };
}

/** One query for each column in which the search may match. */
async function wantedRows(
  search: string,
): Promise<Pick<BookingListFilters, 'match' | 'roomIds' | 'groupIds'>[]> {
  const { name, text, phone, room } = looseSearch(search);
  const [rooms, groupIds] = await Promise.all([
    listRooms(staffClient()),
    text === null ? [] : findGroupIdsByName(staffClient(), text),
  ]);
  const roomIds = roomsFound(rooms, room).map(({ id }) => id);
  return [
    ...(name === null ? [] : [{ match: { column: 'guest_name_folded', pattern: name } as const }]),
    ...(text === null
      ? []
      : SEARCH_COLUMNS.map((column) => ({ match: { column, pattern: text } }))),
    ...(phone === null ? [] : [{ match: { column: 'guest_phone', pattern: phone } as const }]),
    ...(roomIds.length === 0 ? [] : [{ roomIds }]),
    ...(groupIds.length === 0 ? [] : [{ groupIds }]),
  ];
}

/** A page, a filter or a search may leave out rooms of a group; this adds the missing ones. */
async function withWholeGroups(bookings: StaffBooking[]): Promise<StaffBooking[]> {
  const references = bookings.map((booking) => booking.group_reference);
  const groupReferences = [...new Set(references.filter((reference) => reference !== null))];
  if (groupReferences.length === 0) return bookings;
  const members = await listBookingsOfGroups(staffClient(), { groupReferences, archived: true });
  return newestFirst([...bookings, ...members]);
}
