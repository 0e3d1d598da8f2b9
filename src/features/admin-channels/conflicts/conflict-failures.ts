import { refusalReason } from '@/features/auth/refusal-reason';
import { QueryError } from '@/queries/query-error';

// Why a conflict could not be settled, in words.

/** Of putting the foreign stay into a room. */
export function placeFailure(error: unknown, roomNumber: string): string {
  const hint = error instanceof QueryError && error.hint ? ` (${error.hint})` : '';
  const reason = refusalReason(error, {
    conflict: `o quarto ${roomNumber} acabou de ser ocupado${hint}. Escolha outro.`,
    stale: SETTLED,
  });
  return `Não foi possível pôr a estadia no quarto ${roomNumber}: ${reason}`;
}

/** Of taking both for one stay. */
export function linkFailure(error: unknown, bookingNumber: string): string {
  const reason = refusalReason(error, {
    stale: SETTLED,
    invalid: 'a reserva foi cancelada, ou já é outra estadia deste calendário.',
  });
  return `Não foi possível ligar a estadia à ${bookingNumber}: ${reason}`;
}

/** Of setting it aside, or taking it up again. */
export function dismissFailure(error: unknown): string {
  return `Não foi possível guardar: ${refusalReason(error, { missing: SETTLED })}`;
}

/** Of opening closed days, or closing them again. */
export function openDaysFailure(error: unknown): string {
  return `Não foi possível guardar os dias: ${refusalReason(error)}`;
}

const SETTLED = 'entretanto, este conflito foi resolvido.';
