import { useMemo } from 'react';
import { notReadyWords } from '@/domain/cleaning/room-ready';
import { useRoomsToday } from '@/features/panel/cleaning/useRoomsToday';

/** What keeps rooms from being ready today, in words, by the room's id (CLEAN-04). */
export function useUnreadyRooms(): ReadonlyMap<string, string> {
  const { data } = useRoomsToday();
  return useMemo(() => {
    const words = (data?.rooms ?? []).map(({ id, state, since, outage }) => {
      const unready = notReadyWords({ state, since, out_until: outage?.ends ?? null });
      return unready === null ? [] : [[id, unready] as const];
    });
    return new Map(words.flat());
  }, [data]);
}
