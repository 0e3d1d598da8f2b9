/** Why a booking was cancelled (DESK-10, CLOCK-01, CHAN-03). */

const LABELS: Readonly<Record<string, string>> = {
  guest: 'Desistência do hóspede',
  no_show: 'Não compareceu',
  no_answer: 'Sem resposta',
  no_payment: 'Pagamento não recebido',
  overlap: 'Sobreposição',
  other: 'Outro',
  lapsed: 'Prazo de resposta esgotado',
  unconfirmed: 'E-mail não confirmado',
  channel: 'Cancelada na plataforma',
};

/** The reasons that staff choose from; the database itself gives the others. */
export const STAFF_CANCEL_REASONS = [
  'guest',
  'no_show',
  'no_answer',
  'no_payment',
  'overlap',
  'other',
] as const;
export type StaffCancelReason = (typeof STAFF_CANCEL_REASONS)[number];

/** The Portuguese words of a stored reason; none for none, and for one from a newer version. */
export function cancelReasonLabel(reason: string | null): string | null {
  return reason === null ? null : (LABELS[reason] ?? null);
}
