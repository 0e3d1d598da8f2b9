import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { listPendingBookings } from '@/queries/staff-requests';

/** The bookings that wait for an answer, newest first, kept up to date by the panel's rounds (app/admin/useLive). */
export function usePendingRequests() {
  return useQuery({
    queryKey: queryKeys.pendingBookings,
    queryFn: () => listPendingBookings(staffClient()),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
