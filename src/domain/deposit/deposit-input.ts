/** Checks what staff type to ask for a deposit, or to give one back (DEPOSIT-01, DEPOSIT-02). */
import { formatEuros } from '../basics/money.ts';
import { typedPrice } from '../basics/price-input.ts';
import { formatClock } from '../calendar/date-formats.ts';
import { type Day, isDay, lisbonToday } from '../calendar/dates.ts';
import { isClock, lisbonMoment } from '../calendar/lisbon-moment.ts';
import { amountProblem } from '../payment/input.ts';
import type { DepositChoice, DepositSheet } from './deposit-sheet.ts';

/** A deadline as it is typed: yyyy-mm-dd and 'hh:mm' in Lisbon. */
export interface TypedDeadline {
  day: Day;
  clock: string;
}

/** A deadline (ISO) as two fields. */
export function typedDeadline(until: string): TypedDeadline {
  return { day: lisbonToday(new Date(until)), clock: formatClock(until) };
}

/** What is wrong with a deadline, by field; the database knows the arrival. */
export function deadlineProblems(
  { day, clock }: TypedDeadline,
  now: Date,
): { day?: string; clock?: string } {
  if (!isDay(day)) return { day: 'Escolha o dia do prazo.' };
  if (!isClock(clock)) return { clock: 'Escreva a hora do prazo.' };
  return Date.parse(lisbonMoment(day, clock)) <= now.getTime()
    ? { day: 'O prazo tem de ficar no futuro.' }
    : {};
}

/** EUR; as in the database, `private.least_online()`. */
const LEAST_ONLINE = 0.5;

/**
 * The message about a sum of one's own that is wrong; undefined when it is right.
 *
 * @param due EUR, the most that can be asked
 */
export function askedSumProblem(text: string, due: number): string | undefined {
  const problem = amountProblem(text);
  if (problem !== undefined) return problem;
  const sum = typedPrice(text) ?? 0;
  if (sum < LEAST_ONLINE) {
    return `O serviço de pagamentos não recebe menos de ${formatEuros(LEAST_ONLINE)}.`;
  }
  return sum > due ? `O valor pode ir até ${formatEuros(due)}.` : undefined;
}

/**
 * The message about a refund that is wrong; undefined when it is right.
 *
 * @param left EUR, the most that can go back
 */
export function refundSumProblem(text: string, left: number): string | undefined {
  const problem = amountProblem(text);
  if (problem !== undefined) return problem;
  return (typedPrice(text) ?? 0) > left
    ? `Só se pode devolver até ${formatEuros(left)}.`
    : undefined;
}

/** The sums to choose from, the rule of the house first. */
export function sortedChoices({ choices }: Pick<DepositSheet, 'choices'>): DepositChoice[] {
  return choices.toSorted((a, b) => Number(b.is_rule) - Number(a.is_rule));
}

/**
 * What a choice is called, and what is said below it.
 *
 * @param rooms how many rooms it is for
 */
export function choiceWords(
  { basis, share, is_rule }: DepositChoice,
  rooms: number,
): { label: string; detail: string } {
  const ofRooms = rooms > 1 ? ` dos ${rooms} quartos` : '';
  const ofStay = `da estadia${ofRooms}`;
  const rule = is_rule ? 'a regra da casa' : null;
  const words = (ofWhat: string | null) =>
    [ofWhat, rule].filter((part) => part !== null).join(', ');
  if (basis === 'share') return { label: `${share ?? 0} %`, detail: words(ofStay) };
  if (rooms > 1) return { label: 'Primeira noite', detail: words(ofRooms.trim()) };
  return { label: 'Primeira noite', detail: rule ?? ofStay };
}
