import {
  type HouseRates,
  type PartyPrice,
  partyPrice,
  quoteOfRoom,
} from '@/domain/rates/house-rates';
import type { RatedRoom } from '@/domain/rates/nightly-prices';
import type { StayDates } from '@/domain/stay/stay';
import type { StayQuote } from '@/domain/rates/stay-quote';
import { type TouristTax, touristTax } from '@/domain/rates/tourist-tax';
import { chosenNights } from './nights';

/** What a room costs for the dates chosen; an empty quote while one is missing (RATE-01). */
export function quoteFor(room: RatedRoom, { checkIn, checkOut }: StayDates): StayQuote {
  return checkIn === null || checkOut === null
    ? { total: 0, nights: 0, runs: [] }
    : quoteOfRoom(room, { checkIn, checkOut });
}

/** What the rooms chosen cost, in EUR: the stay, one night, and each guest (RATE-04). */
export function sumsOf({
  dates,
  selection,
}: {
  dates: StayDates;
  selection: readonly { room: RatedRoom; guests: number }[];
}): PartyPrice {
  const price = partyPrice(
    selection.map(({ room, guests }) => ({ quote: quoteFor(room, dates), guests })),
  );
  return { ...price, nights: chosenNights(dates) };
}

/** The tourist tax, paid at reception on top of the price; null where there is none (RATE-03). */
export function taxOf(
  rates: HouseRates | undefined,
  { dates: { checkIn, checkOut }, guests }: { dates: StayDates; guests: number },
): TouristTax | null {
  if (rates === undefined || checkIn === null || checkOut === null) return null;
  return touristTax({ seasons: rates.tourist_tax, checkIn, checkOut, guests });
}
