import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@/features/panel/session/useSession';
import { staffClient } from '@/lib/staff-client';
import { readRoomsToday } from '@/queries/cleaning/rooms-today';
import { queryKeys } from '@/queries/query-keys';
import { courierOf } from './taps/courier';
import { keptBoard } from './taps/kept-board';

/** How often the board is read anew: housekeeping hears of changes by nothing else. */
const BOARD_MS = 15_000;

/**
 * Today's rooms for the board itself, which says how its line is. A board of less than an hour ago
 * stands in where the house does not answer.
 */
export function useBoard() {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const courier = courierOf(client, userId);
  return useQuery({
    queryKey: queryKeys.roomsToday,
    queryFn: async () => {
      try {
        const board = await readRoomsToday(staffClient());
        courier.heard();
        keptBoard(userId).write(board);
        return board;
      } catch (error) {
        courier.failed(error);
        throw error;
      }
    },
    initialData: () => keptBoard(userId).read()?.board,
    initialDataUpdatedAt: () => keptBoard(userId).read()?.at,
    refetchInterval: BOARD_MS,
    meta: { isPoll: true },
  });
}
