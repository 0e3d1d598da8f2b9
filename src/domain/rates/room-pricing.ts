/** The price of a room per night, in EUR; for the price of a stay see `stay-quote.ts`. */
import { sumEuros } from '../basics/money.ts';

export interface PricedRoom {
  price_per_night: number;
}

/**
 * The nightly price shown on cards: minimum_price when set and lower than
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

/** What the rooms cost together for one night, in EUR: the sum of price_per_night. */
export function nightlyTotal(rooms: readonly PricedRoom[]): number {
  return sumEuros(rooms.map((room) => room.price_per_night));
}
