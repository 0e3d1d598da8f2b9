/** 'Check-out Feito' before the last night: the nights that are free again (DESK-17). */
import { addDays, type Day, type DayRange } from '../calendar/dates.ts';
import { isUnpriced } from '../booking/booking-source.ts';
import { isLive } from '../availability/occupied-nights.ts';

interface LeavingStay {
  status: string;
  check_in_date: Day;
  check_out_date: Day;
}

interface PricedStay extends LeavingStay {
  /** EUR. */
  total_price: number;
  source: string;
}

/**
 * The nights that a guest who leaves now does not sleep: from today to the night before the agreed
 * check-out, which is `to`. The first night of a stay always stays with it, because a stay has one.
 * Null if no night is left, if the guest was not due yet, or if the booking holds no nights or has
 * been checked out already.
 */
export function nightsLeft(stay: LeavingStay, today: Day): DayRange | null {
  const { status, check_in_date, check_out_date } = stay;
  if (!isLive(stay) || status === 'checked_out' || check_in_date > today) return null;
  const secondDay = addDays(check_in_date, 1);
  const from = today > secondDay ? today : secondDay;
  return from < check_out_date ? { from, to: check_out_date } : null;
}

interface Departure {
  /** The nights that are left are for sale again. */
  isFreeing: boolean;
  /** The price of the nights that were slept, EUR; null where the agreed price is kept. */
  slept: number | null;
}

interface DepartureColumns {
  status: 'checked_out';
  check_out_date?: Day;
  /** EUR. */
  total_price?: number;
}

/**
 * The one change with which a guest has left: the status and, where nights are freed, the day of
 * departure and the price with it.
 */
export function departureOf(
  stay: PricedStay,
  today: Day,
  { isFreeing, slept }: Departure,
): DepartureColumns {
  const left = nightsLeft(stay, today);
  if (left === null || !isFreeing) return { status: 'checked_out' };
  const columns = { status: 'checked_out' as const, check_out_date: left.from };
  return slept === null || isUnpriced(stay) ? columns : { ...columns, total_price: slept };
}
