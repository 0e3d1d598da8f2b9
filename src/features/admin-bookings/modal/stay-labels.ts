import { formatEuros, fromCents, toCents } from '@/domain/money';
import { nightCount } from '@/domain/stay';
import type { StaffBooking } from '@/queries/staff-bookings';

/** '3 × 84,00 €'; the nights alone where the total is no whole multiple of them. */
export function nightsLabel({ check_in_date, check_out_date, total_price }: StaffBooking): string {
  const nights = nightCount({ checkIn: check_in_date, checkOut: check_out_date });
  const cents = toCents(total_price);
  return nights > 0 && cents % nights === 0
    ? `${nights} × ${formatEuros(fromCents(cents / nights))}`
    : String(nights);
}
