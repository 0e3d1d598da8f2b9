import { bookingStatusLabel } from '@/domain/booking-status';
import { countLabel } from '@/domain/text';
import { refusalReason } from '@/features/auth/refusal-reason';
import type { StaffBooking } from '@/queries/staff-bookings';

/** Why a booking could not be changed. */
export function changeFailure(error: unknown): string {
  const reason = refusalReason(error, {
    conflict: 'o quarto já está ocupado nessas datas.',
    stale: 'a reserva mudou entretanto, noutro ecrã.',
    missing: 'a reserva já não existe ou esta conta não a pode alterar.',
  });
  return `Erro ao atualizar reserva: ${reason}`;
}

/** 'R26-7K3F9Q: Confirmada', or of several 'GRP26-8KQ2M7XA: Confirmada, 3 reservas'. */
export function doneWords(stored: readonly StaffBooking[]): string {
  const [first, ...others] = stored;
  if (first === undefined) return '';
  const label = bookingStatusLabel(first.status);
  if (others.length === 0) return `${first.booking_number}: ${label}`;
  const isOneState = others.every(({ status }) => status === first.status);
  const count = countLabel(stored.length, { one: 'reserva', many: 'reservas' });
  return `${first.group_reference}: ${isOneState ? `${label}, ${count}` : `${count} como antes`}`;
}
