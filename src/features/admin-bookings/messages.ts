import { refusalReason } from '@/features/auth/refusal-reason';
import { sessionMessage } from '@/features/auth/session-error';
import { QueryError } from '@/queries/query-error';

// The words of the bookings screen when something goes wrong (Specification §8, Admin bookings load
// and Admin actions).

const REASONS = {
  conflict: 'o quarto já está ocupado nessas datas.',
  missing: 'a reserva já não existe ou esta conta não a pode alterar.',
};

/** Why the list did not load. */
export function loadMessage(error: unknown): string {
  const ownWords = error instanceof QueryError ? error.message : '';
  return sessionMessage(error) ?? (ownWords || 'Erro ao carregar reservas');
}

export function statusFailure(error: unknown): string {
  return `Erro ao atualizar reserva: ${refusalReason(error, REASONS)}`;
}

export function notesFailure(error: unknown): string {
  return `Erro ao atualizar notas: ${refusalReason(error, REASONS)}`;
}
