/** What a room costs for a night, in EUR; what a stay costs: `stay-quote.ts`. */
import { sumEuros } from './money';

export interface PricedRoom {
  price_per_night: number;
}

/**
 * The nightly price shown on cards and pages: minimum_price when set and lower than
 * price_per_night. EUR (ROOM-LIST-17).
 */
export function shownNightlyPrice({
  price_per_night,
  minimum_price,
}: PricedRoom & { minimum_price: number | null }): number {
  return minimum_price !== null && minimum_price < price_per_night
    ? minimum_price
    : price_per_night;
}

/**
 * What a request reckons a night at, in EUR, where that is not the price shown; else null: a request
 * costs price_per_night x nights, whatever the minimum_price.
 */
export function requestNightlyPrice(
  room: PricedRoom & { minimum_price: number | null },
): number | null {
  return shownNightlyPrice(room) === room.price_per_night ? null : room.price_per_night;
}

/** What the rooms cost together for one night, in EUR: the sum of price_per_night. */
export function nightlyTotal(rooms: readonly PricedRoom[]): number {
  return sumEuros(rooms.map((room) => room.price_per_night));
}
