import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { arrivalChartDays, RECENT_BOOKING_COUNT } from '@/domain/day/dashboard';
import type { Day } from '@/domain/calendar/dates';
import { staffClient } from '@/lib/staff-client';
import { findRevenue, listArrivals } from '@/queries/booking-figures';
import { queryKeys } from '@/queries/query-keys';
import { listLatestBookings } from '@/queries/staff-bookings';

/** The panel's polling (useLive) refreshes these, also on return to the tab. */
const UPDATED_BY_POLLING = { refetchOnWindowFocus: false } as const;

/** The ten newest bookings, newest first. */
export function useLatestBookings() {
  return useQuery({
    queryKey: [...queryKeys.bookings, 'latest'],
    queryFn: () => listLatestBookings(staffClient(), RECENT_BOOKING_COUNT),
    ...UPDATED_BY_POLLING,
  });
}

/** Who arrives from today on, as far as the chart looks ahead. */
export function useArrivals(today: Day) {
  return useQuery(arrivals(today));
}

/**
 * The same from the cache only. A part that appears later and fetches would retry a failed request,
 * and take the error away from whoever is reading it.
 */
export function useKnownArrivals(today: Day) {
  return useQuery({ ...arrivals(today), enabled: false });
}

const arrivals = (today: Day) =>
  queryOptions({
    queryKey: [...queryKeys.bookings, 'arrivals', today],
    queryFn: () => listArrivals(staffClient(), arrivalChartDays(today)),
    ...UPDATED_BY_POLLING,
  });

/** What all confirmed and completed bookings bring in, in EUR. */
export function useRevenue() {
  return useQuery({
    queryKey: [...queryKeys.bookings, 'revenue'],
    queryFn: () => findRevenue(staffClient()),
    ...UPDATED_BY_POLLING,
  });
}

/** Retries all failed queries on the screen, so that one press recovers from a lost connection. */
export function useRetryFailed(): () => void {
  const client = useQueryClient();
  return () =>
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
}
