/** Which rooms Home shows, and from what price (SITE-02). */
import { sortedByRoomNumber } from './room-number.ts';
import { sortedRooms } from './room-filters.ts';
import { shownNightlyPrice } from '../rates/room-pricing.ts';

interface HomeRoom {
  room_number: string;
  max_guests: number;
  price_per_night: number;
  minimum_price: number | null;
}

/** The lowest price per night shown for any of the rooms, in EUR; null without rooms. */
export function lowestShownPrice(rooms: readonly HomeRoom[]): number | null {
  return rooms.length === 0 ? null : Math.min(...rooms.map(shownNightlyPrice));
}

/**
 * Up to three different rooms: the cheapest, one for two guests, the largest; of equal ones the one
 * with the lower number. Without a room for two, the next cheapest takes its place.
 */
export function roomsForHome<R extends HomeRoom>(rooms: readonly R[]): R[] {
  const byPrice = sortedRooms(rooms, 'price-low');
  const [cheapest, ...others] = byPrice;
  const forTwo = sortedByRoomNumber(others).find(({ max_guests }) => max_guests === 2) ?? others[0];
  const largest = sortedByRoomNumber(others.filter((room) => room !== forTwo)).toSorted(
    (one, other) => other.max_guests - one.max_guests,
  )[0];
  return [cheapest, forTwo, largest].filter((room) => room !== undefined);
}
