/** What a room and a stay cost, in EUR (CONST-PRICE-01). */
import { fromCents, sumEuros, toCents } from './money';

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

/**
 * The total_price of one booking row: price_per_night x nights, in EUR, exact to the cent.
 * Neither minimum_price nor a custom price enters; the database refuses any other sum
 * (DATA-BOOK-05; decisions.md, Booking form: total_price of a row).
 */
export function stayPrice({
  pricePerNight,
  nights,
}: {
  pricePerNight: number;
  nights: number;
}): number {
  return fromCents(toCents(pricePerNight) * nights);
}

/** What the rooms cost together for one night, in EUR: the sum of price_per_night. */
export function nightlyTotal(rooms: readonly PricedRoom[]): number {
  return sumEuros(rooms.map((room) => room.price_per_night));
}

/**
 * What the rooms cost together for a stay, in EUR: the sum of their `stayPrice` (CONST-PRICE-01).
 */
export function totalPrice({
  rooms,
  nights,
}: {
  rooms: readonly PricedRoom[];
  nights: number;
}): number {
  return stayPrice({ pricePerNight: nightlyTotal(rooms), nights });
}
