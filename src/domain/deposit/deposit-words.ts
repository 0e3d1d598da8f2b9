/** What is said of a request in each of its states (DEPOSIT-02). */
import { formatEuros } from '../basics/money.ts';
import { formatClock, formatShortWeekdayAndDay } from '../calendar/date-formats.ts';
import { type Day, lisbonToday } from '../calendar/dates.ts';
import { endSentence } from '../calendar/short-dates.ts';
import { relativeDayWords } from '../payment/words.ts';
import type { CardLine, CardWords } from './deposit-card.ts';
import {
  type DepositRequest,
  type DepositSession,
  type DepositState,
  paidSessions,
} from './deposit-sheet.ts';
import { ONLINE_METHODS, pendingWords, sessionWords } from './online-words.ts';
import { refundLines, refundedWords } from './refund-words.ts';
import {
  disputedWords,
  lateLabel,
  lateWords,
  lostWords,
  twiceLabel,
  twiceWords,
} from './trouble-words.ts';

export interface WordsContext {
  /** yyyy-mm-dd in Europe/Lisbon. */
  today: Day;
  /** EUR that the booking owes now. */
  due: number;
}

const LABELS = {
  asked: 'Pedido',
  paid: 'Pago',
  part: 'Parte',
  expired: 'Expirado',
  settled: 'Pago',
  withdrawn: 'Retirado',
  refunded: 'Devolvido',
  disputed: 'Em disputa',
} as const;

export function stateLabel(request: DepositRequest): string {
  const { state } = request;
  if (state === 'pending') return pendingLabel(request);
  if (state === 'late') return lateLabel(request);
  return state === 'twice' ? twiceLabel(request) : LABELS[state];
}

export function cardWords(request: DepositRequest, context: WordsContext): CardWords {
  const { lead, lines } = WORDS[request.state](request, context);
  return { lead, lines: [...lines, ...refundLines(request, context.today), ...lostWords(request)] };
}

const WORDS: Readonly<
  Record<DepositState, (request: DepositRequest, context: WordsContext) => CardWords>
> = {
  asked: (request, { today }) => ({
    lead: endSentence(`Até ${deadlineWords(request.until)}`),
    lines: [{ text: askedWords(request, today) }, ...failedTry(request, today)],
  }),
  pending: (request, { today }) => pendingWords(request, today),
  paid: (request, { today }) => ({
    lead: paidSessions(request)
      .map((session) => endSentence(sessionWords(session, today)))
      .join(' '),
    lines: [{ text: 'Entrou nos pagamentos como «Online».', isEntered: true }],
  }),
  part: (request, { today }) => ({
    lead: endSentence(partWords(request)),
    lines: failedTry(request, today),
  }),
  expired: (request, { today }) => ({
    lead: endSentence(`O prazo passou ${momentOf(request.until, today)}`),
    lines: [{ text: expiredWords(request) }],
  }),
  settled: (request, { today }) => ({
    lead: 'Pago de outra forma: está nos pagamentos da reserva.',
    lines: [{ text: askedWords(request, today) }],
  }),
  withdrawn: (request, { today }) => ({
    lead: endSentence(withdrawnWords(request, today)),
    lines: [],
  }),
  refunded: refundedWords,
  disputed: disputedWords,
  late: (request, { today }) => lateWords(request, today),
  twice: (request, { today }) => twiceWords(request, today),
};

/** 'qui., 26 nov., 18:00': a deadline (ISO) in Lisbon time. */
export function deadlineWords(until: string): string {
  return `${formatShortWeekdayAndDay(dayOf(until))}, ${formatClock(until)}`;
}

/** 'hoje, 08:10', 'a 26 nov., 18:00'. */
function momentOf(moment: string, today: Day): string {
  return `${relativeDayWords(dayOf(moment), today)}, ${formatClock(moment)}`;
}

const dayOf = (moment: string): Day => lisbonToday(new Date(moment));

function pendingLabel({ sessions }: DepositRequest): string {
  const method = sessions.findLast(({ state }) => state === 'pending')?.method;
  return method === undefined || method === null ? 'Pendente' : ONLINE_METHODS[method];
}

/** 'Pedido por Marta hoje, 08:10. E-mail enviado.' */
function askedWords({ made_by, made_at, mail }: DepositRequest, today: Day): string {
  const who = made_by === null ? '' : ` por ${made_by}`;
  return `Pedido${who} ${momentOf(made_at, today)}. ${mailWords(mail)}`;
}

function mailWords(mail: string | null): string {
  if (mail === null) return 'Sem e-mail.';
  if (mail === 'sent') return 'E-mail enviado.';
  if (mail === 'failed') return 'O e-mail não foi entregue.';
  if (mail === 'uncertain') return 'Não sabemos se o e-mail chegou.';
  if (mail === 'held') return 'O e-mail está retido.';
  return mail === 'skipped' ? 'O e-mail não saiu.' : 'E-mail a caminho.';
}

/** What became of the last try, where it did not pass. */
function failedTry({ sessions }: DepositRequest, today: Day): CardLine[] {
  const last: DepositSession | undefined = sessions.at(-1);
  if (last?.state !== 'failed') return [];
  return [{ text: endSentence(`A última tentativa não passou: ${sessionWords(last, today)}`) }];
}

function partWords({ missing, until }: DepositRequest): string {
  return `${missing === 1 ? 'Falta' : 'Faltam'} ${formatEuros(missing)} do sinal, até ${deadlineWords(until)}`;
}

function expiredWords({ is_cancelled, nights_free, whole }: DepositRequest): string {
  if (!is_cancelled) return 'O pedido caducou. A reserva continua.';
  const freed = whole ? 'os quartos ficaram livres' : 'o quarto ficou livre';
  if (nights_free === null) return `O pedido caducou e ${freed}.`;
  if (nights_free) return `O pedido caducou e ${freed}. Ainda ${whole ? 'estão' : 'está'}.`;
  return `O pedido caducou e ${freed}. ${whole ? 'Já não estão: foram ocupados' : 'Já não está: foi ocupado'}.`;
}

function withdrawnWords({ withdrawn_by, withdrawn_at }: DepositRequest, today: Day): string {
  const who = withdrawn_by === null ? '' : ` por ${withdrawn_by}`;
  const when = withdrawn_at === null ? '' : ` ${momentOf(withdrawn_at, today)}`;
  return `Pedido retirado${who}${when}`;
}
