import { sessionMessage } from '@/features/auth/session-error';
import { QueryError, type QueryErrorKind } from '@/queries/query-error';

const REASONS: Partial<Record<QueryErrorKind, string>> = {
  network: 'sem ligação ao servidor. Verifique a rede e tente novamente.',
  missing: 'a mensagem já não existe ou esta conta não a pode alterar.',
  forbidden: 'esta conta não tem acesso.',
};

/** Why notes were not saved, for the person who typed them. */
export function notesFailure(error: unknown): string {
  const known = error instanceof QueryError ? REASONS[error.kind] : undefined;
  const reason = sessionMessage(error) ?? known ?? 'ocorreu um erro inesperado. Tente novamente.';
  return `Erro ao atualizar notas: ${reason}`;
}
