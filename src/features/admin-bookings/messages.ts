import { sessionMessage } from '@/features/auth/session-error';
import { QueryError, type QueryErrorKind } from '@/queries/query-error';

// The words of the bookings screen when something goes wrong (Specification §8, Admin bookings load
// and Admin actions).

const UNEXPECTED = 'ocorreu um erro inesperado. Tente novamente.';

const REASONS: Partial<Record<QueryErrorKind, string>> = {
  network: 'sem ligação ao servidor. Verifique a rede e tente novamente.',
  conflict: 'o quarto já está ocupado nessas datas.',
  forbidden: 'esta conta não tem acesso.',
  missing: 'a reserva já não existe ou esta conta não a pode alterar.',
  'rate-limit': 'demasiados pedidos em pouco tempo. Aguarde um momento.',
};

/** Codes of Postgres and PostgREST: what comes with them is English and for developers. */
const ENGINE_CODE = /^([0-9A-Z]{5}|PGRST\w*|SUP)$/;

/** Why the list did not load. */
export function loadMessage(error: unknown): string {
  const ownWords = error instanceof Error ? error.message : '';
  return sessionMessage(error) ?? (ownWords || 'Erro ao carregar reservas');
}

/** Why a change was refused, to stand after 'Erro ao …: '. */
function refusalReason(error: unknown): string {
  if (!(error instanceof QueryError)) return UNEXPECTED;
  const known = sessionMessage(error) ?? REASONS[error.kind];
  if (known !== undefined) return known;
  const isForPeople = error.kind === 'invalid' || !ENGINE_CODE.test(error.code);
  return (isForPeople && error.message) || UNEXPECTED;
}

export function statusFailure(error: unknown): string {
  return `Erro ao atualizar reserva: ${refusalReason(error)}`;
}

export function notesFailure(error: unknown): string {
  return `Erro ao atualizar notas: ${refusalReason(error)}`;
}
