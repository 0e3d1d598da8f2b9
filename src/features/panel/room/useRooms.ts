import { useQuery } from '@tanstack/react-query';
import { sortedByRoomNumber } from '@/domain/room/room-number';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { listRooms } from '@/queries/rooms';

export const ROOM_LIST_KEY = [...queryKeys.rooms, 'list'];

/** All rooms by room number, 2 before 12. */
export function useRooms() {
  return useQuery({
    queryKey: ROOM_LIST_KEY,
    queryFn: () => listRooms(staffClient()),
    select: sortedByRoomNumber,
  });
}
