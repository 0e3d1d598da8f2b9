import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { listPendingBookings } from '@/queries/staff-requests';

/**
 * The pending bookings, newest first; the panel's polling keeps them up to date
 * (app/panel/live/useLive).
 */
export function usePendingRequests() {
  return useQuery({
    queryKey: queryKeys.pendingBookings,
    queryFn: () => listPendingBookings(staffClient()),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
