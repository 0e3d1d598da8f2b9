import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BareBooking, StaffBooking } from '@/queries/staff-bookings';
import { listKeys, openBookingKeys } from './booking-keys';
import type { BookingPage } from './booking-lists';

type Pages = InfiniteData<BookingPage>;

/** How the screen writes down what it learns of single bookings, wherever they are shown. */
export interface BookingCache {
  /** Writes what has changed over what is known, which keeps its room. */
  put: (changed: readonly BareBooking[]) => void;
  remove: (ids: readonly string[]) => void;
}

export function useBookingCache(): BookingCache {
  const client = useQueryClient();
  return useMemo(
    () => ({
      put: (changed) => {
        putIntoOpenBookings(client, changed);
        for (const isArchive of [false, true]) putIntoLists(client, changed, isArchive);
        markUnseenLists(client);
      },
      remove: (ids) => {
        const isKept = ({ id }: StaffBooking) => !ids.includes(id);
        client.setQueriesData<Pages>({ queryKey: listKeys.all }, (pages) =>
          mapPages(pages, (bookings) => bookings.filter(isKept)),
        );
        client.setQueriesData<StaffBooking[]>({ queryKey: openBookingKeys.all }, (bookings) =>
          bookings?.filter(isKept),
        );
      },
    }),
    [client],
  );
}

function putIntoOpenBookings(client: QueryClient, changed: readonly BareBooking[]): void {
  client.setQueriesData<StaffBooking[]>({ queryKey: openBookingKeys.all }, (bookings) =>
    bookings?.map((booking) => ({ ...booking, ...changed.find(({ id }) => id === booking.id) })),
  );
}

/** Replaces the rows a list holds, drops those that left it, and asks anew when one has come in. */
function putIntoLists(
  client: QueryClient,
  changed: readonly BareBooking[],
  isArchive: boolean,
): void {
  const queryKey = isArchive ? listKeys.archive : listKeys.active;
  const byId = new Map(changed.map((booking) => [booking.id, booking]));
  const unplaced = new Set(
    changed.filter(({ archived }) => archived === isArchive).map(({ id }) => id),
  );
  // What is known already must not set off another round of filtering and folding.
  const isNews = ({ id, updated_at }: StaffBooking) =>
    byId.has(id) && byId.get(id)?.updated_at !== updated_at;
  client.setQueriesData<Pages>({ queryKey }, (pages) =>
    mapPages(pages, (bookings) => {
      if (!bookings.some(({ id }) => byId.has(id))) return bookings;
      for (const { id } of bookings) unplaced.delete(id);
      if (!bookings.some(isNews)) return bookings;
      return bookings
        .map((booking) => ({ ...booking, ...byId.get(booking.id) }))
        .filter(({ archived }) => archived === isArchive);
    }),
  );
  if (unplaced.size > 0) void client.invalidateQueries({ queryKey });
}

/** Lists that are not on the screen are read anew when they come back to it. */
function markUnseenLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: listKeys.all, type: 'inactive', refetchType: 'none' });
}

/** The same data, changed page by page; the very same where no page has changed. */
function mapPages(
  data: Pages | undefined,
  change: (bookings: StaffBooking[]) => StaffBooking[],
): Pages | undefined {
  if (data === undefined) return undefined;
  const pages = data.pages.map((page) => {
    const bookings = change(page.bookings);
    return bookings === page.bookings ? page : { ...page, bookings };
  });
  return pages.every((page, place) => page === data.pages[place]) ? data : { ...data, pages };
}
