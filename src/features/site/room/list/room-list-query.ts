import {
  LIST_CAPACITIES,
  ROOM_SORTS,
  type CapacityFilter,
  type RoomSort,
} from '@/domain/room/room-filters';

/** What narrows and orders the list; it lives in the address, so that Back and links keep it. */
export interface RoomListQuery {
  capacity: CapacityFilter;
  sort: RoomSort;
}

const UNFILTERED: RoomListQuery = { capacity: 'all', sort: 'number' };

/** The query of an address; an unknown value counts as none. */
export function parseRoomListQuery(params: URLSearchParams): RoomListQuery {
  const capacity = LIST_CAPACITIES.find((known) => String(known) === params.get('capacity'));
  const sort = ROOM_SORTS.find((known) => known === params.get('sort'));
  return { capacity: capacity ?? UNFILTERED.capacity, sort: sort ?? UNFILTERED.sort };
}

/** The address's parameters for a query, without those that change nothing. */
export function roomListParams({ capacity, sort }: RoomListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (capacity !== UNFILTERED.capacity) params.set('capacity', String(capacity));
  if (sort !== UNFILTERED.sort) params.set('sort', sort);
  return params;
}
