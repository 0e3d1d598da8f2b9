import { useQuery } from '@tanstack/react-query';
import { type BookingOrigin, lastChanger, type LastChanger } from '@/domain/history/author';
import { listBookingEvents, type BookingEvent } from '@/queries/booking-events';
import { queryKeys } from '@/queries/query-keys';
import { asStaff } from '@/features/panel/change/as-staff';

/** What was done to a booking, newest first; read anew whenever the booking has changed (HIST-02). */
export function useBookingEvents({ id, updated_at }: { id: string; updated_at: string }) {
  return useQuery({
    queryKey: [...queryKeys.bookingEvents, id, updated_at],
    queryFn: () => asStaff((client) => listBookingEvents(client, id)),
    // While this booking's events load again, the ones already known stay.
    placeholderData: (previous: BookingEvent[] | undefined, before) =>
      before?.queryKey[1] === id ? previous : undefined,
  });
}

/** Who changed a booking last; null while that is not known. */
export function useLastChanger(
  booking: BookingOrigin & { id: string; updated_at: string },
): LastChanger | null {
  const { data, isPlaceholderData } = useBookingEvents(booking);
  return data === undefined || isPlaceholderData ? null : lastChanger(data, booking);
}
