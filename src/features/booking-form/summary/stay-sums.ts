import { type HouseRates, type PartyPrice, partyPrice, quoteOfRoom } from '@/domain/house-rates';
import { formatEuros } from '@/domain/money';
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

/** '3 × 52,00 €': how the price of a stay comes about. */
export function nightsTimes({ nights, perNight }: { nights: number; perNight: number }): string {
  return `${nights} × ${formatEuros(perNight)}`;
}

/** '1 × 84,00 € + 2 × 92,00 €': the same where some nights cost another price (RATE-01). */
export function runsTimes({ runs }: StayQuote): string {
  return runs.map(({ nights, price }) => nightsTimes({ nights, perNight: price })).join(' + ');
}
