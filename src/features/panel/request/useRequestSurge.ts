import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addDays, type Day } from '@/domain/calendar/dates';
import {
  requestSurge,
  USUAL_DAYS,
  usualRequestsPerHour,
  type RequestSurge,
} from '@/domain/request/request-surge';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';
import { countRequestsTakenUp } from '@/queries/staff-requests';
import { usePendingRequests } from '@/features/panel/notices/usePendingRequests';

/** A jump of unanswered requests, far above what the house is used to; null when there is none. */
export function useRequestSurge(today: Day): RequestSurge<StaffBooking> | null {
  const { data: pending } = usePendingRequests();
  // The usual rate is requested only when there could be a surge, which is rare.
  const isSuspected = useMemo(
    () => pending !== undefined && requestSurge({ pending, usualPerHour: 0 }) !== null,
    [pending],
  );
  const { data: takenUp } = useQuery({
    queryKey: [...queryKeys.requestsTakenUp, today],
    queryFn: () => countRequestsTakenUp(staffClient(), usualSpan(today)),
    enabled: isSuspected,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return useMemo(
    () =>
      pending === undefined || takenUp === undefined
        ? null
        : requestSurge({ pending, usualPerHour: usualRequestsPerHour(takenUp) }),
    [pending, takenUp],
  );
}

/** The weeks before today in UTC, so in summer an hour off, which an average allows. */
function usualSpan(today: Day): { from: string; to: string } {
  return { from: `${addDays(today, -USUAL_DAYS)}T00:00:00Z`, to: `${today}T00:00:00Z` };
}
