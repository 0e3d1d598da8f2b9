import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Day } from '@/domain/calendar/dates';
import { staffClient } from '@/lib/staff-client';
import { readDaySheet } from '@/queries/day-sheet';
import { queryKeys } from '@/queries/query-keys';

/** The day's lists and figures. While another day loads, the last one stays visible. */
export function useDaySheet(day: Day) {
  return useQuery({
    queryKey: [...queryKeys.daySheets, day],
    queryFn: () => readDaySheet(staffClient(), day),
    placeholderData: keepPreviousData,
    // The panel's polling (useLive) refreshes it, also on return to the tab.
    refetchOnWindowFocus: false,
  });
}
