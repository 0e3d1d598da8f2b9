/** The price of a changed stay: kept, from the price list, or typed (DESK-06). */
import type { Day } from '../calendar/dates.ts';
import { formatEuros, fromCents, toCents } from '../basics/money.ts';
import { typedPrice } from '../basics/price-input.ts';
import { nightCount } from '../stay/stay.ts';

export const PRICE_MODES = ['keep', 'table', 'hand'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

interface StayDays {
  check_in_date: Day;
  check_out_date: Day;
}

/** The number of nights of a stored stay; 0 if check-out is not after check-in. */
export function nightsOf({ check_in_date, check_out_date }: StayDays): number {
  return check_out_date > check_in_date
    ? nightCount({ checkIn: check_in_date, checkOut: check_out_date })
    : 0;
}

/** The days of a stored stay in the form that prices and rules take. */
export function datesOf({ check_in_date, check_out_date }: StayDays) {
  return { checkIn: check_in_date, checkOut: check_out_date };
}

/** The initial mode: the agreed price is kept while the number of nights is the same. */
export function firstPriceMode(before: StayDays, after: StayDays): PriceMode {
  return nightsOf(before) === nightsOf(after) ? 'keep' : 'table';
}

/**
 * The price under a mode, in EUR; null if the typed text is no price.
 *
 * @param agreed the price of the booking before, EUR
 * @param proposed the price by the price list, EUR
 * @param typed the text of the field
 */
export function priceUnder(
  mode: PriceMode,
  { agreed, proposed, typed }: { agreed: number; proposed: number; typed: string },
): number | null {
  if (mode === 'keep') return agreed;
  return mode === 'table' ? proposed : typedPrice(typed);
}

/** '+74,00 €', '−8,00 €', or 'igual': the difference to the price before, in EUR. */
export function priceDifference(before: number, after: number): string {
  const cents = toCents(after) - toCents(before);
  if (cents === 0) return 'igual';
  return `${cents > 0 ? '+' : '−'}${formatEuros(fromCents(Math.abs(cents)))}`;
}
