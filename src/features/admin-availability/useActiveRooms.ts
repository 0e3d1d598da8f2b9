import { useQuery } from '@tanstack/react-query';
import { compareRoomNumbers } from '@/domain/room-number';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { listActiveRoomsByNumber } from '@/queries/rooms';
import type { RoomRow } from '@/types/rows';

/** Where the cache keeps the rooms of the screen. */
export const ACTIVE_ROOMS_KEY = [...queryKeys.rooms, 'active'];

/** The active rooms by room number, 2 before 12. */
export function useActiveRooms() {
  return useQuery({
    queryKey: ACTIVE_ROOMS_KEY,
    queryFn: () => listActiveRoomsByNumber(staffClient()),
    select: inDoorOrder,
  });
}

function inDoorOrder(rooms: readonly RoomRow[]): RoomRow[] {
  return rooms.toSorted((a, b) => compareRoomNumbers(a.room_number, b.room_number));
}
