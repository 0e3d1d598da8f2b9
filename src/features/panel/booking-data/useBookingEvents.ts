import { useQuery } from '@tanstack/react-query';
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

/** The member of staff who changed a booking last; null if unknown or if it was not staff. */
export function useLastChanger(booking: { id: string; updated_at: string }): string | null {
  const { data, isPlaceholderData } = useBookingEvents(booking);
  const [newest] = data ?? [];
  if (newest === undefined || isPlaceholderData || newest.actor !== 'staff') return null;
  return newest.actor_name;
}
