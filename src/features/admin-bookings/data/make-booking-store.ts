import type { QueryClient } from '@tanstack/react-query';
import type { BookingStore } from '@/features/panel/booking-store';
import { noteOwnVersions } from '@/features/panel/own-versions';
import { queryKeys } from '@/queries/query-keys';
import { bookingKeys, writeBookings } from './booking-cache';
import { rebaseNoteDraft } from './note-drafts';

/**
 * Shows bookings everywhere as they now stand. The lists and the open window are written; what is counted, drawn
 * or told of bookings (day, grid, tiles, groups, history) is read anew.
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
      // Who belongs to a group may have become another question.
      const hasGroup = bookings.some(({ group_reference }) => group_reference !== null);
      if (hasGroup) void client.invalidateQueries({ queryKey: bookingKeys.allOpen });
    },
  };
}
