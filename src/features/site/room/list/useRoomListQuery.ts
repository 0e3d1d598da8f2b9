import { useSearchParams } from 'react-router-dom';
import { useQueuedParams } from '@/hooks/useQueuedParams';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { parseRoomListQuery, roomListParams } from './room-list-query';

/** Changes of the address's parameters, as texts; '' takes one off. */
export type RoomListChanges = Readonly<Record<string, string>>;

const NO_PARAMS = new URLSearchParams();

/** The filters in the address, and how to change them. A prerendered page knows no filter yet. */
export function useRoomListQuery() {
  const { shown, ask } = useQueuedParams();
  const [, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  const params = isHydrated ? shown : NO_PARAMS;

  function change(changes: RoomListChanges) {
    const wanted = ask((asked) => {
      const next = new URLSearchParams(asked);
      for (const [name, value] of Object.entries(changes)) next.set(name, value);
      return roomListParams(next);
    });
    // No new history entry: Back leaves the list instead of undoing the filters one by one.
    setParams(wanted, { replace: true });
  }

  return { query: parseRoomListQuery(params), params, isHydrated, change };
}
