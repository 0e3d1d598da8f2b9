import { TouristTaxLine } from '@/components/TouristTaxLine';
import type { Day } from '@/domain/calendar/dates';
import { touristTax, type TaxSeason } from '@/domain/rates/tourist-tax';

interface StayTaxProps {
  seasons: readonly TaxSeason[];
  checkIn: Day;
  checkOut: Day;
  guests: number;
}

/** Below the price of the chosen stay: what is paid at reception on top of it (RATE-03). */
export default function StayTax(stay: StayTaxProps) {
  const tax = touristTax(stay);
  return tax && <TouristTaxLine tax={tax} className="mt-2.5 pt-2.5" />;
}
