import { useQuery } from '@tanstack/react-query';
import { sortedByRoomNumber } from '@/domain/room/room-number';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { listActiveRoomsByNumber } from '@/queries/rooms';

export const ACTIVE_ROOMS_KEY = [...queryKeys.rooms, 'active'];

/** The active rooms by room number, 2 before 12. */
export function useActiveRooms() {
  return useQuery({
    queryKey: ACTIVE_ROOMS_KEY,
    queryFn: () => listActiveRoomsByNumber(staffClient()),
    select: sortedByRoomNumber,
  });
}
