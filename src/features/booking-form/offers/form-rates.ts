import { lisbonToday } from '@/domain/dates';
import type { HouseRates } from '@/domain/house-rates';
import { visitorClient } from '@/lib/visitor-client';
import { readHouseRates } from '@/queries/house-rates';
import { arrivalCalendar, arrivalView } from '../calendar/arrival-calendar';
import { ratedOffers } from './rated-offers';

/** What the house has settled about prices, with what the form's first part does by it. */
export interface FormRates {
  rates: HouseRates;
  ratedOffers: typeof ratedOffers;
  arrivalCalendar: typeof arrivalCalendar;
  arrivalView: typeof arrivalView;
}

/**
 * Asks for the house's rates. What reckons by them comes along: the form's first part needs none of it before.
 *
 * @throws QueryError
 */
export async function loadFormRates(): Promise<FormRates> {
  const rates = await readHouseRates(visitorClient(), lisbonToday(new Date()));
  return { rates, ratedOffers, arrivalCalendar, arrivalView };
}
