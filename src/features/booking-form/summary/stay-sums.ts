import { type HouseRates, type PartyPrice, partyPrice, quoteOfRoom } from '@/domain/house-rates';
import type { RatedRoom } from '@/domain/nightly-prices';
import type { StayDates } from '@/domain/stay';
import type { StayQuote } from '@/domain/stay-quote';
import { type TouristTax, touristTax } from '@/domain/tourist-tax';
import { nightsOf } from './nights';

/** What a room costs for the dates chosen; nothing while one is missing (RATE-01). */
export function quoteFor(room: RatedRoom, { checkIn, checkOut }: StayDates): StayQuote {
  return checkIn === null || checkOut === null
    ? { total: 0, nights: 0, runs: [] }
    : quoteOfRoom(room, { checkIn, checkOut });
}

/** What the rooms chosen cost, in EUR: for the stay, for one night, and each guest (RATE-01, RATE-04). */
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
  return { ...price, nights: nightsOf(dates) };
}

/** What the stay pays at reception beside its price; null where that is nothing (RATE-03). */
export function taxOf(
  rates: HouseRates | undefined,
  { dates: { checkIn, checkOut }, guests }: { dates: StayDates; guests: number },
): TouristTax | null {
  if (rates === undefined || checkIn === null || checkOut === null) return null;
  return touristTax({ seasons: rates.tourist_tax, checkIn, checkOut, guests });
}
