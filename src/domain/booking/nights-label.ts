import { isUnpriced, type PricedBooking } from './booking-source.ts';
import type { Day } from '../calendar/dates.ts';
import { fromCents, timesEuros, toCents } from '../basics/money.ts';
import { nightCount } from '../stay/stay.ts';

interface PricedStay extends PricedBooking {
  check_in_date: Day;
  check_out_date: Day;
}

/** '3 × 84,00 €'; only '3' if the total is not divisible by the nights, or was never entered. */
export function nightsLabel(stay: PricedStay): string {
  const { check_in_date, check_out_date, total_price } = stay;
  const nights = nightCount({ checkIn: check_in_date, checkOut: check_out_date });
  const cents = toCents(total_price);
  return nights > 0 && !isUnpriced(stay) && cents % nights === 0
    ? timesEuros(nights, fromCents(cents / nights))
    : String(nights);
}
