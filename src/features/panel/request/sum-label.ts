import { totalNights } from '@/domain/request/alike-requests';
import { countLabel } from '@/domain/basics/text';
import type { StaffBooking } from '@/queries/staff-bookings';

// Apart from the other words: those stand in the frame of the panel, which loads first, and have no
// use for what makes requests alike.

/** '23 reservas, 104 noites': rooms that one request asks for are bookings of their own. */
export function sumLabel(bookings: readonly StaffBooking[]): string {
  const count = countLabel(bookings.length, { one: 'reserva', many: 'reservas' });
  const nights = countLabel(totalNights(bookings), { one: 'noite', many: 'noites' });
  return `${count}, ${nights}`;
}
