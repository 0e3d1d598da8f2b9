/** Money for a stay that is booked no more (DEPOSIT-02). */
import { formatClock } from '../calendar/date-formats.ts';
import { type Day, lisbonToday } from '../calendar/dates.ts';
import { relativeDayWords } from '../payment/words.ts';
import { type DepositRequest, paidSessions } from './deposit-sheet.ts';
import type { CardWords } from './deposit-card.ts';

/** The word for money of a stay whose deadline had passed, and of one that was cancelled otherwise. */
export const LATE_LABELS = {
  expired: 'Pago depois do prazo',
  cancelled: 'Pago depois de cancelada',
} as const;

export function lateLabel({ expired_at }: Pick<DepositRequest, 'expired_at'>): string {
  return expired_at === null ? LATE_LABELS.cancelled : LATE_LABELS.expired;
}

/** What is said of a payment that came when all rooms of its request were cancelled. */
export function lateWords(request: DepositRequest, today: Day): CardWords {
  const at = paidSessions(request).at(-1)?.at;
  const when =
    at === undefined
      ? 'Pago.'
      : `Pago ${relativeDayWords(lisbonToday(new Date(at)), today)}, ${formatClock(at)}.`;
  return { lead: `${when} ${reasonWords(request)}`, lines: [{ text: nightsWords(request) }] };
}

function reasonWords({ expired_at, withdrawn_at }: DepositRequest): string {
  if (expired_at !== null) return 'O pedido já tinha caducado.';
  return withdrawn_at === null
    ? 'A reserva já estava cancelada.'
    : 'O pedido já tinha sido retirado.';
}

function nightsWords({ nights_free, whole }: DepositRequest): string {
  if (nights_free !== false) return 'Nada foi reservado. Decida:';
  return whole
    ? 'Nada foi reservado, e os quartos já foram ocupados.'
    : 'Nada foi reservado, e o quarto já foi ocupado.';
}
