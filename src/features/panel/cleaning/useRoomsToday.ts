import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { readRoomsToday } from '@/queries/cleaning/rooms-today';
import { queryKeys } from '@/queries/query-keys';

const MINUTE_MS = 60_000;

/** Today's rooms without names, beside other things; nothing is asked while the page is hidden. */
export function useRoomsToday() {
  return useQuery({
    queryKey: queryKeys.roomsToday,
    queryFn: async () => readRoomsToday(staffClient()),
    refetchInterval: MINUTE_MS,
    meta: { isPoll: true },
  });
}
