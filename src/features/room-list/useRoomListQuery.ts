import { useSearchParams } from 'react-router-dom';
import { parseRoomListQuery, roomListParams, type RoomListQuery } from './room-list-query';

/** Changes of the query, as the texts that controls and addresses carry. */
export type RoomListChanges = Partial<Record<keyof RoomListQuery, string>>;

/** The filters in the address, and the way to change them. */
export function useRoomListQuery() {
  const [params, setParams] = useSearchParams();

  function change(changes: RoomListChanges) {
    const wanted = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) wanted.set(name, value);
    // Trying out filters is no journey: Back leaves the list instead of undoing them one by one.
    setParams(roomListParams(parseRoomListQuery(wanted)), { replace: true });
  }

  return { query: parseRoomListQuery(params), change };
}
