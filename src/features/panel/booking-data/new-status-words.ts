import { bookingStatusLabel } from '@/domain/booking/booking-status';
import { countLabel } from '@/domain/basics/text';
import type { StaffBooking } from '@/queries/staff-bookings';

/** 'R26-7K3F9Q: Confirmada', or of several 'GRP26-8KQ2M7XA: Confirmada, 3 reservas'. */
export function newStatusWords(stored: readonly StaffBooking[]): string {
  const [first, ...others] = stored;
  if (first === undefined) return '';
  const label = bookingStatusLabel(first.status);
  if (others.length === 0) return `${first.booking_number}: ${label}`;
  const isOneState = others.every(({ status }) => status === first.status);
  const count = countLabel(stored.length, { one: 'reserva', many: 'reservas' });
  return `${first.group_reference}: ${isOneState ? `${label}, ${count}` : `${count} como antes`}`;
}
