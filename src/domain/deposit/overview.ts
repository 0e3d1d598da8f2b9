/** The deposits of the house: what a person must decide, and what is still to be paid (DEPOSIT-02). */
import { formatEuros } from '../basics/money.ts';
import { countLabel } from '../basics/text.ts';
import { formatClock, formatDayAndMonth } from '../calendar/date-formats.ts';
import { type Day, lisbonToday } from '../calendar/dates.ts';
import { endSentence, joinWords } from '../calendar/short-dates.ts';
import { paymentMethodLabel } from '../payment/payment.ts';
import { LATE_LABELS } from './deposit-card.ts';
import { disputeReason } from './dispute-reason.ts';

/**
 * Money that came too late, twice, for nothing known or in another currency, that is disputed, or that did
 * not go back; tourist tax that was collected beyond what the stay owes; and what was paid for a stay that was
 * cancelled in free time.
 */
export interface MoneyTask {
  kind: 'late' | 'twice' | 'disputed' | 'refund_failed' | 'loose' | 'foreign' | 'tax' | 'back';
  request: string | null;
  /** The number of the event, of 'loose' and 'foreign'. */
  event: number | null;
  booking_id: string | null;
  booking_number: string | null;
  guest_name: string | null;
  /** EUR; null of another currency, whose number never stands for euros. */
  amount: number | null;
  /** ISO. */
  at: string;
  /** Until when a dispute is to be answered (ISO). */
  until: string | null;
  /**
   * Why it is disputed, what the service calls the payment, in which currency it was ('GBP'), or whether a stay that was paid late had
   * 'expired' or was 'cancelled', as a stay of which tax was collected.
   * Of 'back' the ways in which it was paid: 'card,online'.
   */
  words: string | null;
}

/** A request of which something is still to be paid. */
export interface OpenDeposit {
  request: string;
  booking_id: string;
  booking_number: string;
  guest_name: string;
  rooms: number;
  check_in_date: Day;
  /** EUR, what is missing. */
  amount: number;
  state: string;
  /** ISO. */
  until: string;
  method: string | null;
}

export interface DepositsOverview {
  tasks: MoneyTask[];
  open: OpenDeposit[];
}

/** What 'A casa' says of the deposits: what is to be decided first, then what is not paid yet. */
export function depositsSentence({ tasks, open }: DepositsOverview): string {
  const parts: string[] = [];
  if (tasks.length > 0) parts.push(`${tasks.length} por decidir`);
  if (open.length > 0) {
    const sum = open.reduce((total, { amount }) => total + amount, 0);
    parts.push(`${open.length} por pagar, ${formatEuros(sum)}`);
  }
  return parts.length === 0 ? 'Nada por pagar' : parts.join('; ');
}

const LABELS = {
  late: LATE_LABELS.cancelled,
  twice: 'Pago a mais',
  disputed: 'Em disputa',
  refund_failed: 'Não foi devolvido',
  loose: 'Sem reserva',
  foreign: 'Noutra moeda',
  tax: 'Taxa a mais',
  back: 'A devolver',
} as const;

export function taskLabel({ kind, words }: MoneyTask): string {
  return kind === 'late' && words === 'expired' ? LATE_LABELS.expired : LABELS[kind];
}

/** What happened, in one or two sentences. */
export function taskWords({ kind, at, until, words }: MoneyTask): string {
  const day = lisbonToday(new Date(at));
  const when = `a ${formatDayAndMonth(day)}, às ${formatClock(at)}`;
  if (kind === 'late') {
    return words === 'expired'
      ? `Chegou ${when}. As noites já tinham sido libertadas.`
      : `Chegou ${when}. A reserva já estava cancelada.`;
  }
  if (kind === 'twice') return `Chegou ${when}. É mais do que se pediu, ou do que a reserva deve.`;
  if (kind === 'back') return `Cancelada ${when}, ainda sem custos. ${backWords(words)}`;
  if (kind === 'tax') {
    return words === 'cancelled'
      ? 'Taxa turística de uma estadia cancelada. Devolve-se na reserva, em «Taxa turística».'
      : 'Taxa turística a mais do que a estadia deve. Devolve-se na reserva, em «Taxa turística».';
  }
  if (kind === 'refund_failed') {
    return `A devolução falhou ${when}: o dinheiro voltou à conta da casa.`;
  }
  if (kind === 'foreign') {
    return `O serviço disse-o em ${words} ${when}, e não em euros: não foi contado. Veja lá quanto é e lance-o na reserva.`;
  }
  if (kind === 'loose') {
    const what = words === null ? '' : ` No serviço chama-se ${words}.`;
    return `Chegou ${when} e não pertence a nenhuma reserva.${what}`;
  }
  const reason = disputeReason(words);
  const why = reason === null ? '' : `: «${reason}»`;
  const answer =
    until === null
      ? 'Responda no serviço de pagamentos.'
      : endSentence(
          `Responda no serviço de pagamentos até ${formatDayAndMonth(lisbonToday(new Date(until)))}`,
        );
  return `O banco do hóspede contesta${why}. ${answer}`;
}

/** How it was paid, and where it goes back. */
function backWords(ways: string | null): string {
  const methods = (ways ?? '').split(',').filter(Boolean);
  const isOnline = methods.includes('online');
  const isOnlineAlone = isOnline && methods.length === 1;
  const place = isOnlineAlone
    ? '«Sinal»'
    : `«Pagamentos»${isOnline ? ', e o que veio online em «Sinal»' : ''}`;
  const how = joinWords(methods.map((method) => paymentMethodLabel(method).toLowerCase()));
  return `${how === '' ? '' : `Pago: ${how}. `}Devolve-se na reserva, em ${place}.`;
}

/** '194,00 €', or 'GBP' of money in another currency. */
export function taskSum({ amount, words }: MoneyTask): string {
  return amount === null ? (words ?? '') : formatEuros(amount);
}

/** The name of a task for a list that is read aloud: '194,00 €, R26-3HV8KP'. */
export function taskName(task: MoneyTask): string {
  return [taskSum(task), task.booking_number].filter((part) => part !== null).join(', ');
}

/** '3 quartos', and nothing of a single one. */
export function roomsWords({ rooms }: OpenDeposit): string | null {
  return rooms === 1 ? null : countLabel(rooms, { one: 'quarto', many: 'quartos' });
}
