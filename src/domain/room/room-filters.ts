/**
 * Search, capacity filter and order of rooms (ROOM-LIST-02 to ROOM-LIST-06, BOOK-STEP3-03,
 * BOOK-STEP3-04).
 */
import { ANY_CAPACITY } from '@messages/room-words';
import { compareRoomNumbers } from './room-number.ts';
import { shownNightlyPrice } from '../rates/room-pricing.ts';
import { foldText } from '../basics/fold-text.ts';

/** 'all', or the minimum number of guests that a room must hold. */
export type CapacityFilter = 'all' | 1 | 2 | 4 | 6 | 8;

/** The capacities offered above the list of rooms (CONST-BOOK-05). */
export const LIST_CAPACITIES = ['all', 1, 2, 4, 6] as const satisfies readonly CapacityFilter[];

/** The capacities offered in the booking form, which also has 8+ (CONST-BOOK-06). */
export const FORM_CAPACITIES = [...LIST_CAPACITIES, 8] as const satisfies readonly CapacityFilter[];

/** The orders of the list of rooms (ROOM-LIST-03 to ROOM-LIST-06). */
export const ROOM_SORTS = ['number', 'price-low', 'price-high', 'capacity'] as const;
export type RoomSort = (typeof ROOM_SORTS)[number];

/** The label of a capacity: 'Todos', '1+', '2+' and so on. */
export function capacityLabel(capacity: CapacityFilter): string {
  return capacity === 'all' ? ANY_CAPACITY : `${capacity}+`;
}

export function hasCapacity(room: { max_guests: number }, capacity: CapacityFilter): boolean {
  return capacity === 'all' || room.max_guests >= capacity;
}

/**
 * Whether a room's name or description contains the searched text, ignoring case and accents; a
 * blank text finds every room (BOOK-STEP3-03).
 */
export function isFoundBy(
  room: { name: string; description: string | null },
  search: string,
): boolean {
  const wanted = foldText(search.trim());
  return [room.name, room.description ?? ''].some((text) => foldText(text).includes(wanted));
}

interface SortableRoom {
  room_number: string;
  max_guests: number;
  price_per_night: number;
  minimum_price: number | null;
}

const COMPARE_ROOMS: Record<RoomSort, (a: SortableRoom, b: SortableRoom) => number> = {
  number: () => 0,
  'price-low': (a, b) => shownNightlyPrice(a) - shownNightlyPrice(b),
  'price-high': (a, b) => shownNightlyPrice(b) - shownNightlyPrice(a),
  capacity: (a, b) => a.max_guests - b.max_guests,
};

/**
 * A sorted copy of the rooms: by number, by the shown price in either direction, or by ascending
 * capacity; ties are in order of number (decisions.md, Public site: Price order in the room list).
 */
export function sortedRooms<R extends SortableRoom>(rooms: readonly R[], sort: RoomSort): R[] {
  return rooms.toSorted(
    (a, b) => COMPARE_ROOMS[sort](a, b) || compareRoomNumbers(a.room_number, b.room_number),
  );
}
