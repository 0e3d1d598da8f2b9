import { totalNights } from '@/domain/alike-requests';
import { countLabel } from '@/domain/text';
import type { StaffBooking } from '@/queries/staff-bookings';

/** '23 reservas, 104 noites': rooms that one request asks for are bookings of their own. */
export function sumLabel(bookings: readonly StaffBooking[]): string {
  const count = countLabel(bookings.length, { one: 'reserva', many: 'reservas' });
  const nights = countLabel(totalNights(bookings), { one: 'noite', many: 'noites' });
  return `${count}, ${nights}`;
}
