/** Which rooms Home shows, and from what price (SITE-02). */
import { compareRoomNumbers } from './room-number';
import { sortedRooms } from './room-filters';
import { shownNightlyPrice } from './room-pricing';

interface HomeRoom {
  room_number: string;
  max_guests: number;
  price_per_night: number;
  minimum_price: number | null;
}

/** The lowest price of a night that a room shows, in EUR; null where there is no room (SITE-02). */
export function lowestShownPrice(rooms: readonly HomeRoom[]): number | null {
  return rooms.length === 0 ? null : Math.min(...rooms.map(shownNightlyPrice));
}

/**
 * Up to three rooms, none twice: the cheapest, one for two, the largest; of equals the one with the lower
 * number. A house without a room for two shows the cheapest of the others in its place (SITE-02).
 */
export function roomsForHome<R extends HomeRoom>(rooms: readonly R[]): R[] {
  const byPrice = sortedRooms(rooms, 'price-low');
  const [cheapest, ...others] = byPrice;
  const forTwo = byNumber(others).find(({ max_guests }) => max_guests === 2) ?? others[0];
  const largest = byNumber(others.filter((room) => room !== forTwo)).toSorted(
    (one, other) => other.max_guests - one.max_guests,
  )[0];
  return [cheapest, forTwo, largest].filter((room) => room !== undefined);
}

function byNumber<R extends HomeRoom>(rooms: readonly R[]): R[] {
  return rooms.toSorted((one, other) => compareRoomNumbers(one.room_number, other.room_number));
}
