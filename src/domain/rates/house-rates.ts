/**
 * The house's rules for stays and prices, and the prices of rooms for a stay (RATE-01 to RATE-03).
 */
import { compareDays, type Day } from '../calendar/dates.ts';
import type { RatedRoom } from './nightly-prices.ts';
import {
  type NightPrice,
  type PriceRule,
  pricePerPersonAndNight,
  quoteStay,
  type StayQuote,
} from './stay-quote.ts';
import type { StayRule } from './stay-rules.ts';
import type { TaxSeason } from './tourist-tax.ts';
import { fromCents, sumEuros, toCents } from '../basics/money.ts';

export interface NamedRule extends StayRule {
  /** The name of these days in the page's language, e.g. 'Carnaval'; null without one. */
  name: string | null;
}

/** The settings for prices; a new house has only the price rule 'stated'. */
export interface HouseRates {
  price_rule: PriceRule;
  stay_rules: readonly NamedRule[];
  /** Empty while there is no tourist tax. */
  tourist_tax: readonly TaxSeason[];
}

export function quoteOfRoom(
  { price_per_night, nightly }: RatedRoom,
  stay: { checkIn: Day; checkOut: Day },
): StayQuote {
  return quoteStay({
    ...stay,
    rule: nightly === undefined ? 'stated' : 'nightly',
    basePrice: price_per_night,
    specialPrices: nightly?.special ?? [],
  });
}

/**
 * The rooms with their special prices for a stay, cheapest first; under `stated` they stay as they
 * are.
 *
 * @param specialPrices those of any rooms and days; the ones that do not apply are ignored
 */
export function ratedRooms<Room extends RatedRoom & { id: string }>({
  rooms,
  rule,
  specialPrices,
  checkIn,
  checkOut,
}: {
  rooms: readonly Room[];
  rule: PriceRule;
  specialPrices: readonly (NightPrice & { room_id: string })[];
  checkIn: Day;
  checkOut: Day;
}): Room[] {
  if (rule === 'stated') return [...rooms];
  const byRoom = new Map(rooms.map(({ id }): [string, NightPrice[]] => [id, []]));
  for (const { room_id, date, custom_price } of specialPrices) {
    if (custom_price !== null && checkIn <= date && date < checkOut) {
      byRoom.get(room_id)?.push({ date, custom_price });
    }
  }
  const specialOf = ({ id }: Room) =>
    (byRoom.get(id) ?? []).toSorted((a, b) => compareDays(a.date, b.date));
  const rated = rooms.map((room) => ({
    ...room,
    nightly: { checkIn, checkOut, special: specialOf(room) },
  }));
  const totals = new Map(
    rated.map((room) => [room.id, toCents(quoteOfRoom(room, { checkIn, checkOut }).total)]),
  );
  return rated.toSorted((a, b) => (totals.get(a.id) ?? 0) - (totals.get(b.id) ?? 0));
}

/** What a party pays (RATE-04). EUR, exact to the cent. */
export interface PartyPrice {
  total: number;
  nights: number;
  guests: number;
  /** All rooms together, per night: the mean where nights differ, to the nearest cent. */
  perNight: number;
  /** Whether some night has another price than the base price. */
  hasSpecialNights: boolean;
  /** To the nearest cent; null without guests or nights. */
  perPerson: number | null;
  /** Whether `perPerson` is only a mean, because rooms or nights differ. */
  isAverage: boolean;
}

export function partyPrice(rooms: readonly { quote: StayQuote; guests: number }[]): PartyPrice {
  const total = sumEuros(rooms.map(({ quote }) => quote.total));
  const guests = rooms.reduce((sum, room) => sum + room.guests, 0);
  const nights = Math.max(0, ...rooms.map(({ quote }) => quote.nights));
  const shares = rooms.flatMap((room) =>
    room.quote.runs.map(({ price }) => toCents(price) / room.guests),
  );
  return {
    total,
    nights,
    guests,
    perNight: nights === 0 ? 0 : fromCents(Math.round(toCents(total) / nights)),
    hasSpecialNights: rooms.some(({ quote }) => quote.runs.some(({ isSpecial }) => isSpecial)),
    perPerson: pricePerPersonAndNight(total, guests, nights),
    isAverage: new Set(shares).size > 1,
  };
}
