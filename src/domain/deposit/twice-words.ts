/** More money than the booking costs (DEPOSIT-02). */
import { formatEuros } from '../basics/money.ts';
import { capitalised, countWords } from '../basics/number-words.ts';
import { formatClock } from '../calendar/date-formats.ts';
import type { Day } from '../calendar/dates.ts';
import { endSentence, joinWords } from '../calendar/short-dates.ts';
import { dueAfter } from '../payment/sums.ts';
import { type DepositRequest, paidSessions } from './deposit-sheet.ts';
import type { CardWords } from './deposit-card.ts';
import { sessionWords } from './online-words.ts';

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
