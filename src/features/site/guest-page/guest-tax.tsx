import * as prices from '@messages/stay-prices';
import { taxSum } from '@/components/TouristTaxLine';
import { lisbonToday } from '@/domain/calendar/dates';
import { taxOfRooms } from '@/domain/rates/stay-tax';
import type { TouristTax } from '@/domain/rates/tourist-tax';
import { visitorClient } from '@/lib/visitor-client';
import type { GuestPageBooking } from '@/queries/guest-page';
import { readHouseRates } from '@/queries/house-rates';

export { TouristTaxLine } from '@/components/TouristTaxLine';

/** The tourist tax of a request, as the house sets it now (RATE-03); null where there is none. */
export async function loadGuestTax(rooms: readonly GuestPageBooking[]): Promise<TouristTax | null> {
  const rates = await readHouseRates(visitorClient(), lisbonToday(new Date()));
  return taxOfRooms(rates.tourist_tax, rooms);
}

/** The tax on one line: on paper and in the file for a calendar. */
export function taxLine(tax: TouristTax): string {
  return prices.TAX.line(taxSum(tax));
}
