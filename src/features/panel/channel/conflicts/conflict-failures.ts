import { refusalReason } from '@/features/panel/change/refusal-reason';
import { QueryError } from '@/queries/query-error';

// Messages for staff: why a conflict could not be settled.

/** Putting the platform's stay into a room failed. */
export function placeFailure(error: unknown, roomNumber: string): string {
  const hint = error instanceof QueryError && error.hint ? ` (${error.hint})` : '';
  const reason = refusalReason(error, {
    conflict: `o quarto ${roomNumber} acabou de ser ocupado${hint}. Escolha outro.`,
    stale: SETTLED,
  });
  return `Não foi possível pôr a estadia no quarto ${roomNumber}: ${reason}`;
}

/** Linking the platform's stay to one of our bookings failed. */
export function linkFailure(error: unknown, bookingNumber: string): string {
  const reason = refusalReason(error, {
    stale: SETTLED,
    invalid: 'a reserva foi cancelada, ou já é outra estadia deste calendário.',
  });
  return `Não foi possível ligar a estadia à ${bookingNumber}: ${reason}`;
}

/** Setting the conflict aside, or taking it up again, failed. */
export function dismissFailure(error: unknown): string {
  return `Não foi possível guardar: ${refusalReason(error, { missing: SETTLED })}`;
}

/** Opening closed days, or closing them again, failed. */
export function openDaysFailure(error: unknown): string {
  return `Não foi possível guardar os dias: ${refusalReason(error)}`;
}

const SETTLED = 'entretanto, este conflito foi resolvido.';
