import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Day } from '@/domain/dates';
import { staffClient } from '@/lib/staff-client';
import { readDaySheet } from '@/queries/day-sheet';
import { queryKeys } from '@/queries/query-keys';

/** The day's lists and figures. While another day is on its way, the last one stays to be seen. */
export function useDaySheet(day: Day) {
  return useQuery({
    queryKey: [...queryKeys.daySheets, day],
    queryFn: () => readDaySheet(staffClient(), day),
    placeholderData: keepPreviousData,
    // The panel's pulse has it read anew when something has changed, also on return to the tab.
    refetchOnWindowFocus: false,
  });
}
