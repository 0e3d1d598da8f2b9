/**
 * What is said of money that somebody must see to: it came for a stay that is booked no more, it is
 * more than the booking costs, or the guest's bank contests it (DEPOSIT-02).
 */
import { formatEuros } from '../basics/money.ts';
import { capitalised, countWords } from '../basics/number-words.ts';
import { formatClock, formatDayAndMonth } from '../calendar/date-formats.ts';
import { type Day, lisbonToday } from '../calendar/dates.ts';
import { endSentence, joinWords } from '../calendar/short-dates.ts';
import { dueAfter } from '../payment/sums.ts';
import { relativeDayWords } from '../payment/words.ts';
import { type CardLine, type CardWords, LATE_LABELS } from './deposit-card.ts';
import { type DepositRequest, isDisputed, paidSessions } from './deposit-sheet.ts';
import { disputeReason } from './dispute-reason.ts';
import { sessionWords } from './online-words.ts';

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

const counted = countWords(['um', 'dois', 'três', 'quatro', 'cinco']);

/** 'Pago 2 vezes', 'Pago a mais' for a single payment. */
export function twiceLabel(request: DepositRequest): string {
  const { length } = paidSessions(request);
  return length > 1 ? `Pago ${length} vezes` : 'Pago a mais';
}

/** ': 194,00 € a mais', in the words of the list of what must be decided, where the sum is sure. */
function excessWords({ paid, amount }: DepositRequest): string {
  return paid > amount ? `: ${formatEuros(dueAfter(paid, amount))} a mais` : '';
}

/** What is said of payments that are too many. */
export function twiceWords(request: DepositRequest, today: Day): CardWords {
  const sessions = paidSessions(request);
  const [first] = sessions;
  if (first === undefined || sessions.length === 1) {
    const lead = first === undefined ? 'Pago a mais.' : endSentence(sessionWords(first, today));
    return {
      lead,
      lines: [{ text: `A reserva custa ${formatEuros(request.total)}.`, isEntered: true }],
    };
  }
  const count = counted(sessions.length);
  const clocks = joinWords(sessions.map(({ at }) => formatClock(at)));
  const isEqual = sessions.every(({ amount }) => amount === first.amount);
  const sums = isEqual
    ? formatEuros(first.amount)
    : joinWords(sessions.map(({ amount }) => formatEuros(amount)));
  return {
    lead: `${capitalised(count)} pagamentos de ${sums}, às ${clocks}.`,
    lines: [{ text: `Os ${count} estão nos pagamentos${excessWords(request)}.` }],
  };
}

/** What is said while a dispute is open: the house must answer, and has no money meanwhile. */
export function disputedWords({ sessions }: DepositRequest): CardWords {
  const dispute = sessions.find((session) => isDisputed(session))?.dispute ?? null;
  const reason = disputeReason(dispute?.reason ?? null);
  const until = dispute?.until ?? null;
  const lead = `O banco do hóspede contesta${reason === null ? '.' : `: «${reason}».`}`;
  if (until === null) {
    return {
      lead,
      lines: [{ urgent: 'Responda', text: ' no serviço de pagamentos. O dinheiro está retido.' }],
    };
  }
  const day = formatDayAndMonth(lisbonToday(new Date(until)));
  return {
    lead,
    lines: [
      {
        urgent: `Responder até ${day}`,
        text: ', no serviço de pagamentos. O dinheiro está retido.',
      },
    ],
  };
}

/** What came of disputes that are over. */
export function lostWords({ sessions }: DepositRequest): CardLine[] {
  return sessions.flatMap(({ dispute, amount }) => {
    if (dispute?.state === 'won') return [{ text: 'A disputa foi decidida a favor da casa.' }];
    if (dispute?.state !== 'lost') return [];
    return [{ urgent: 'A disputa foi perdida.', text: ` O banco levou ${formatEuros(amount)}.` }];
  });
}
