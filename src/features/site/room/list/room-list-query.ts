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

/** The parameters of a stay, under the form's names; only the list's later part reads them. */
const STAY_PARAMS = ['checkIn', 'checkOut', 'guests'];

/** The query of an address; an unknown value counts as none. */
export function parseRoomListQuery(params: URLSearchParams): RoomListQuery {
  const capacity = LIST_CAPACITIES.find((known) => String(known) === params.get('capacity'));
  const sort = ROOM_SORTS.find((known) => known === params.get('sort'));
  return { capacity: capacity ?? UNFILTERED.capacity, sort: sort ?? UNFILTERED.sort };
}

/** The address's parameters without those that change nothing; a stay's are kept as they are. */
export function roomListParams(asked: URLSearchParams): URLSearchParams {
  const { capacity, sort } = parseRoomListQuery(asked);
  const params = new URLSearchParams();
  if (capacity !== UNFILTERED.capacity) params.set('capacity', String(capacity));
  if (sort !== UNFILTERED.sort) params.set('sort', sort);
  for (const name of STAY_PARAMS) {
    const value = asked.get(name);
    if (value) params.set(name, value);
  }
  return params;
}
