import { refusalReason } from '@/features/panel/change/refusal-reason';
import { QueryError } from '@/queries/query-error';

export const STALE = new QueryError('changeStays', { kind: 'stale', message: '' });

export const CHANGE_REASONS = {
  conflict: 'o quarto já está ocupado nessas datas.',
  stale: 'a reserva mudou entretanto, noutro ecrã.',
  missing: 'a reserva já não existe ou esta conta não a pode alterar.',
};

export function changeFailure(error: unknown): string {
  return `Erro ao atualizar reserva: ${refusalReason(error, CHANGE_REASONS)}`;
}

/** Why nights that were freed could not be given back to the stay of which they were. */
export function givenBackFailure(error: unknown): string {
  const who = error instanceof QueryError && error.hint !== null ? ` (${error.hint})` : '';
  const conflict = `as noites libertadas já foram vendidas${who}. Ficou tudo como estava.`;
  return `Erro ao atualizar reserva: ${refusalReason(error, { ...CHANGE_REASONS, conflict })}`;
}
