import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { StaffBooking } from '@/queries/staff-bookings';
import { listKeys } from './booking-keys';
import type { BookingPage } from './booking-lists';

type Pages = InfiniteData<BookingPage>;

/**
 * Puts bookings that have come in into the desk's list, each at its place by time, so that a new
 * request does not cost the reading of thousands of rows anew. Those the list knows are left alone.
 */
export function insertBookings(client: QueryClient, bookings: readonly StaffBooking[]): void {
  client.setQueryData<Pages>(listKeys.active, (data) => {
    if (data === undefined) return undefined;
    const known = new Set(data.pages.flatMap((page) => page.bookings.map(({ id }) => id)));
    const arrived = bookings.filter(({ id, archived }) => !archived && !known.has(id));
    return arrived.length === 0
      ? data
      : { ...data, pages: arrived.reduce(withBooking, data.pages) };
  });
}

/** The pages with one more booking; as they were where it stands beyond what has been read. */
function withBooking(pages: BookingPage[], booking: StaffBooking): BookingPage[] {
  const place = pages.findIndex(
    (page) => page.next === null || page.bookings.some((other) => isNewer(booking, other)),
  );
  return pages.map((page, index) => {
    if (index !== place) return page;
    const before = page.bookings.filter((other) => isNewer(other, booking));
    const after = page.bookings.slice(before.length);
    return { ...page, bookings: [...before, booking, ...after] };
  });
}

function isNewer(a: StaffBooking, b: StaffBooking): boolean {
  return `${a.created_at} ${a.id}` > `${b.created_at} ${b.id}`;
}
