import { useSearchParams } from 'react-router-dom';
import { useQueuedParams } from '@/hooks/useQueuedParams';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { parseRoomListQuery, roomListParams, type RoomListQuery } from './room-list-query';

/** Changes of the query, as the texts that controls and addresses carry. */
export type RoomListChanges = Partial<Record<keyof RoomListQuery, string>>;

const NO_PARAMS = new URLSearchParams();

/** The filters in the address, and how to change them. A prerendered page knows no filter yet. */
export function useRoomListQuery() {
  const { shown: params, ask } = useQueuedParams();
  const [, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();

  function change(changes: RoomListChanges) {
    const wanted = ask((asked) => {
      const next = new URLSearchParams(asked);
      for (const [name, value] of Object.entries(changes)) next.set(name, value);
      return roomListParams(parseRoomListQuery(next));
    });
    // No new history entry: Back leaves the list instead of undoing the filters one by one.
    setParams(wanted, { replace: true });
  }

  return { query: parseRoomListQuery(isHydrated ? params : NO_PARAMS), isHydrated, change };
}
