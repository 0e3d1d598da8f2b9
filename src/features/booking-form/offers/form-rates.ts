import { lisbonToday } from '@/domain/dates';
import type { HouseRates } from '@/domain/house-rates';
import { visitorClient } from '@/lib/visitor-client';
import { readHouseRates } from '@/queries/house-rates';
import type { arrivalCalendar, arrivalView } from '../calendar/arrival-calendar';
import { ratedOffers } from './rated-offers';

/** What the house has settled about prices, with what the form's first part does by it. */
export interface FormRates {
  rates: HouseRates;
  ratedOffers: typeof ratedOffers;
  /** What draws its rules of stay; null where it has none. */
  arrivals: { arrivalCalendar: typeof arrivalCalendar; arrivalView: typeof arrivalView } | null;
}

/**
 * Asks for the house's rates. What reckons by them comes along: the form's first part needs none of it before.
 * What shows rules of stay is fetched only where there are some, because most houses have none.
 *
 * @throws QueryError
 */
export async function loadFormRates(): Promise<FormRates> {
  const rates = await readHouseRates(visitorClient(), lisbonToday(new Date()));
  const arrivals =
    rates.stay_rules.length === 0 ? null : await import('../calendar/arrival-calendar');
  return { rates, ratedOffers, arrivals };
}
