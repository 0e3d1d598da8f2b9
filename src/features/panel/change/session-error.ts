import { QueryError } from '@/queries/query-error';

export const NO_SESSION_MESSAGE = 'Sem sessão ativa. Por favor, faça login.';

/**
 * What to say when something failed for want of a session; null when it failed for another reason
 * (ERR-ADMBOOK-01, ERR-ADMBOOK-02).
 */
export function sessionMessage(error: unknown): string | null {
  if (!(error instanceof QueryError)) return null;
  if (error.kind === 'session') return 'Erro de autenticação. Por favor, faça login novamente.';
  if (error.kind === 'no-session') return NO_SESSION_MESSAGE;
  return null;
}
