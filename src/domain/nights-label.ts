import type { Day } from './dates';
import { fromCents, timesEuros, toCents } from './money';
import { nightCount } from './stay';

interface PricedStay {
  check_in_date: Day;
  check_out_date: Day;
  /** EUR. */
  total_price: number;
}

/** '3 × 84,00 €'; the nights alone where the total is no whole multiple of them. */
export function nightsLabel({ check_in_date, check_out_date, total_price }: PricedStay): string {
  const nights = nightCount({ checkIn: check_in_date, checkOut: check_out_date });
  const cents = toCents(total_price);
  return nights > 0 && cents % nights === 0
    ? timesEuros(nights, fromCents(cents / nights))
    : String(nights);
}
