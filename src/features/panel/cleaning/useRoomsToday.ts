import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { readRoomsToday } from '@/queries/cleaning/rooms-today';
import { queryKeys } from '@/queries/query-keys';

/** Housekeeping has no other poll; nothing is asked while the page is hidden. */
const MINUTE_MS = 60_000;

/** Today's rooms without names, read anew every minute. */
export function useRoomsToday() {
  return useQuery({
    queryKey: queryKeys.roomsToday,
    queryFn: async () => readRoomsToday(staffClient()),
    refetchInterval: MINUTE_MS,
    meta: { isPoll: true },
  });
}
