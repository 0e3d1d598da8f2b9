import { QueryError, type QueryErrorKind } from '@/queries/query-error';
import { sessionMessage } from './session-error';

type Reasons = Partial<Record<QueryErrorKind, string>>;

const COMMON_REASONS: Reasons = {
  network: 'sem ligação ao servidor. Verifique a rede e tente novamente.',
  forbidden: 'esta conta não tem acesso.',
  'rate-limit': 'demasiados pedidos em pouco tempo. Aguarde um momento.',
};

const UNEXPECTED = 'ocorreu um erro inesperado. Tente novamente.';

/** Codes of Postgres and PostgREST, whose messages are English and meant for developers. */
const ENGINE_CODE = /^([0-9A-Z]{5}|PGRST\w*|SUP)$/;

/**
 * Why the backend refused something, worded to follow 'Erro ao …: '; null when there is no message
 * for staff. `ownReasons` replace the common words for kinds that the screen can explain better.
 */
export function knownReason(error: unknown, ownReasons: Reasons = {}): string | null {
  if (!(error instanceof QueryError)) return null;
  const known = sessionMessage(error) ?? ownReasons[error.kind] ?? COMMON_REASONS[error.kind];
  if (known !== undefined) return known;
  const isForPeople = error.kind === 'invalid' || !ENGINE_CODE.test(error.code);
  return (isForPeople && error.message) || null;
}

/** As `knownReason`, with a general sentence where nothing is known. */
export function refusalReason(error: unknown, ownReasons: Reasons = {}): string {
  return knownReason(error, ownReasons) ?? UNEXPECTED;
}
