import { refusalReason } from '@/features/auth/refusal-reason';

const REASONS = { missing: 'a mensagem já não existe ou esta conta não a pode alterar.' };

/** Why notes were not saved, for the person who typed them. */
export function notesFailure(error: unknown): string {
  return `Erro ao atualizar notas: ${refusalReason(error, REASONS)}`;
}
