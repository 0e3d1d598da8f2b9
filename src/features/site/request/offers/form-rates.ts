import { lisbonToday } from '@/domain/calendar/dates';
import type { HouseRates } from '@/domain/rates/house-rates';
import { visitorClient } from '@/lib/visitor-client';
import { readHouseRates } from '@/queries/house-rates';
import type { arrivalCalendar, arrivalView } from '../calendar/arrival-view';
import { ratedOffers } from '@/domain/suggestion/rated-offers';

/** The house's rates, with the functions that apply them in the form. */
export interface FormRates {
  rates: HouseRates;
  ratedOffers: typeof ratedOffers;
  /** What shows the house's rules of stay; null where it has none. */
  arrivals: { arrivalCalendar: typeof arrivalCalendar; arrivalView: typeof arrivalView } | null;
}

/**
 * Loads the house's rates, and with them the code that applies them, which step 1 does not need
 * before. The code that shows rules of stay is loaded only where there are some, because most
 * houses have none.
 */
export async function loadFormRates(): Promise<FormRates> {
  const rates = await readHouseRates(visitorClient(), lisbonToday(new Date()));
  const arrivals = rates.stay_rules.length === 0 ? null : await import('../calendar/arrival-view');
  return { rates, ratedOffers, arrivals };
}
