import { refusalReason } from '@/features/panel/change/refusal-reason';

/** Why a booking could not be changed. */
export function changeFailure(error: unknown): string {
  const reason = refusalReason(error, {
    conflict: 'o quarto já está ocupado nessas datas.',
    stale: 'a reserva mudou entretanto, noutro ecrã.',
    missing: 'a reserva já não existe ou esta conta não a pode alterar.',
  });
  return `Erro ao atualizar reserva: ${reason}`;
}
