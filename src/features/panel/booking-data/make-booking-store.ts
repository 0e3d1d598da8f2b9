import type { QueryClient } from '@tanstack/react-query';
import type { BookingStore } from './booking-store';
import { noteOwnVersions } from './own-versions';
import { queryKeys } from '@/queries/query-keys';
import { bookingKeys, writeBookings } from './booking-cache';
import { rebaseNoteDraft } from './booking-note-drafts';

/**
 * Writes changed bookings into the lists and the open window, and has everything that is derived
 * from bookings (day, grid, tiles, groups, history) read again.
 */
export function makeBookingStore(client: QueryClient): BookingStore {
  return {
    read: (bookings) => writeBookings(client, bookings),
    stored: (bookings, before = []) => {
      noteOwnVersions(bookings);
      for (const booking of bookings) {
        const was = before.find(({ id }) => id === booking.id);
        if (was !== undefined) rebaseNoteDraft(was.updated_at, booking);
        void client.invalidateQueries({ queryKey: [...queryKeys.bookingEvents, booking.id] });
      }
      writeBookings(client, bookings);
      const written = [bookingKeys.lists[1], bookingKeys.allOpen[1]];
      void client.invalidateQueries({
        queryKey: queryKeys.bookings,
        predicate: ({ queryKey }) => !written.some((part) => part === queryKey[1]),
      });
      void client.invalidateQueries({ queryKey: queryKeys.groups });
      // The members of a group may have changed.
      const hasGroup = bookings.some(({ group_reference }) => group_reference !== null);
      if (hasGroup) void client.invalidateQueries({ queryKey: bookingKeys.allOpen });
    },
  };
}
