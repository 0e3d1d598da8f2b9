/** What went back to the guest, and what is on its way (DEPOSIT-02). */
import { formatEuros, sumEuros } from '../basics/money.ts';
import { type Day, lisbonToday } from '../calendar/dates.ts';
import { endSentence } from '../calendar/short-dates.ts';
import { relativeDayWords } from '../payment/words.ts';
import type { DepositRefund, DepositRequest } from './deposit-sheet.ts';
import type { CardLine, CardWords } from './deposit-card.ts';

const UNDER_WAY = 'Chega ao hóspede em 5 a 10 dias.';

/** The sentences of a request whose money all went back. */
export function refundedWords(
  request: DepositRequest,
  { today, due }: { today: Day; due: number },
): CardWords {
  const done = refundsOf(request).filter(({ state }) => state === 'done');
  const owes =
    due > 0 && !request.is_cancelled ? [`A reserva deve outra vez ${formatEuros(due)}.`] : [];
  if (done.length === 0) {
    // A dispute took it, or the service tells of no refund of its own.
    return { lead: 'O dinheiro voltou para o hóspede.', lines: owes.map((text) => ({ text })) };
  }
  return {
    lead: done.map((refund) => endSentence(doneWords(refund, today))).join(' '),
    lines: [{ text: [UNDER_WAY, ...owes].join(' ') }],
  };
}

export function refundLines(request: DepositRequest, today: Day): CardLine[] {
  const isTold = request.state === 'refunded';
  const lines = refundsOf(request)
    .filter(({ state }) => !isTold || state !== 'done')
    .map((refund) => lineOf(refund, today));
  return [...lines, ...restLine(request)];
}

/** What the house still has, where some of what heads the card went back. */
function restLine({ paid, sessions }: DepositRequest): CardLine[] {
  const back = sumEuros(sessions.map(({ refunded }) => refunded));
  if (back === 0 || paid <= 0) return [];
  return [{ text: `${paid === 1 ? 'Fica' : 'Ficam'} na casa ${formatEuros(paid)}.` }];
}

const refundsOf = ({ sessions }: DepositRequest): DepositRefund[] =>
  sessions.flatMap(({ refunds }) => refunds);

function lineOf(refund: DepositRefund, today: Day): CardLine {
  const sum = formatEuros(refund.amount);
  if (refund.state === 'done') {
    return { text: endSentence(`Devolvido: ${doneWords(refund, today)}`) };
  }
  if (refund.state === 'failed') {
    return {
      urgent: `A devolução de ${sum} falhou.`,
      text: ' O dinheiro continua na casa.',
    };
  }
  return { text: `A devolver ${sum}${byWhom(refund)}: falta o serviço confirmar.` };
}

/** '194,00 € a 2 dez., por Helena'. */
function doneWords(refund: DepositRefund, today: Day): string {
  const day = relativeDayWords(lisbonToday(new Date(refund.at)), today);
  return `${formatEuros(refund.amount)} ${day}${byWhom(refund)}`;
}

function byWhom({ asked_by }: DepositRefund): string {
  return asked_by === null ? '' : `, por ${asked_by}`;
}
