import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { listBookingEvents, type BookingEvent } from '@/queries/booking-events';
import { queryKeys } from '@/queries/query-keys';

/** What was done to a booking, newest first; read anew whenever the booking has changed (HIST-02). */
export function useBookingEvents({ id, updated_at }: { id: string; updated_at: string }) {
  return useQuery({
    queryKey: [...queryKeys.bookingEvents, id, updated_at],
    queryFn: async () => {
      await requireSession();
      return listBookingEvents(staffClient(), id);
    },
    // While the newer ones are on their way, those of this booking stay.
    placeholderData: (previous: BookingEvent[] | undefined, before) =>
      before?.queryKey[1] === id ? previous : undefined,
  });
}

/** Who changed a booking last, where a member of staff did; null while that is not known. */
export function useLastChanger(booking: { id: string; updated_at: string }): string | null {
  const { data, isPlaceholderData } = useBookingEvents(booking);
  const [newest] = data ?? [];
  if (newest === undefined || isPlaceholderData || newest.actor !== 'staff') return null;
  return newest.actor_name;
}
