/** How a guest pays on the service's page, and what is still on its way (DEPOSIT-02). */
import { formatClock, formatShortWeekdayAndDay } from '../calendar/date-formats.ts';
import { type Day, lisbonToday } from '../calendar/dates.ts';
import { historyTime } from '../calendar/past-moments.ts';
import { endSentence } from '../calendar/short-dates.ts';
import { momentWords } from '../payment/words.ts';
import type { DepositRequest, DepositSession, OnlineMethod } from './deposit-sheet.ts';
import type { CardWords } from './deposit-card.ts';

export const ONLINE_METHODS: Readonly<Record<OnlineMethod, string>> = {
  card: 'Cartão',
  mb_way: 'MB WAY',
  multibanco: 'Multibanco',
  other: 'Outro meio',
};

/** 'MB WAY, 25 nov., 21:40': how and when somebody paid, or tried to. */
export function sessionWords(
  { method, at }: Pick<DepositSession, 'method' | 'at'>,
  today: Day,
): string {
  const when = historyTime(at, today);
  return `${method === null ? 'Online' : ONLINE_METHODS[method]}, ${when}`;
}

/** What is said while a payment was begun and has not come. */
export function pendingWords({ sessions, until }: DepositRequest, today: Day): CardWords {
  const session = sessions.findLast(({ state }) => state === 'pending');
  if (session === undefined) return { lead: 'Pagamento por confirmar.', lines: [] };
  const { method, at, pending_until } = session;
  const since =
    lisbonToday(new Date(at)) === today ? `às ${formatClock(at)}` : momentWords(at, today);
  const lead =
    method === 'multibanco'
      ? `Referência emitida ${since}, ainda não paga.`
      : `Pagamento iniciado ${since}, ainda por confirmar.`;
  return { lead, lines: [{ text: waitWords(until, pending_until) }] };
}

/** 'O prazo espera por ela até sáb., 28 nov.', where the reference outlasts the deadline. */
function waitWords(until: string, pendingUntil: string | null): string {
  if (pendingUntil !== null && Date.parse(pendingUntil) > Date.parse(until)) {
    return endSentence(`O prazo espera por ela até ${dayWords(pendingUntil)}`);
  }
  return endSentence(`O prazo é ${dayWords(until)}, ${formatClock(until)}`);
}

const dayWords = (moment: string) => formatShortWeekdayAndDay(lisbonToday(new Date(moment)));
