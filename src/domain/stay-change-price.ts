/** The price of a stay that is changed: kept, recalculated or by hand (DESK-06). */
import type { Day } from './dates';
import { formatEuros, fromCents, toCents } from './money';
import { typedPrice } from './price-input';
import { nightCount } from './stay';

export const PRICE_MODES = ['keep', 'table', 'hand'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

interface StayDays {
  check_in_date: Day;
  check_out_date: Day;
}

/** The nights of a stay as it is stored; 0 while its days are no stay. */
export function nightsOf({ check_in_date, check_out_date }: StayDays): number {
  return check_out_date > check_in_date
    ? nightCount({ checkIn: check_in_date, checkOut: check_out_date })
    : 0;
}

/** The days of a stay as it is stored, as prices and rules take them. */
export function datesOf({ check_in_date, check_out_date }: StayDays) {
  return { checkIn: check_in_date, checkOut: check_out_date };
}

/** What is chosen before anybody chooses: the agreed price holds while the nights are as many as before. */
export function firstPriceMode(before: StayDays, after: StayDays): PriceMode {
  return nightsOf(before) === nightsOf(after) ? 'keep' : 'table';
}

/**
 * The price under a mode, in EUR; null where what was typed is no price.
 *
 * @param agreed what the booking cost before, EUR
 * @param proposed price_per_night x nights of the chosen room, EUR
 * @param typed as it stands in the field
 */
export function priceUnder(
  mode: PriceMode,
  { agreed, proposed, typed }: { agreed: number; proposed: number; typed: string },
): number | null {
  if (mode === 'keep') return agreed;
  return mode === 'table' ? proposed : typedPrice(typed);
}

/** '+74,00 €', '−8,00 €'; 'igual' where nothing is added: the difference to the price before, in EUR. */
export function priceDifference(before: number, after: number): string {
  const cents = toCents(after) - toCents(before);
  if (cents === 0) return 'igual';
  return `${cents > 0 ? '+' : '−'}${formatEuros(fromCents(Math.abs(cents)))}`;
}
