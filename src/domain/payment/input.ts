/** Validates what staff type for a payment or a refund (PAY-01, PAY-02). */
import { type Day, isDay } from '../calendar/dates.ts';
import { formatEuros } from '../basics/money.ts';
import { priceText, typedPrice } from '../basics/price-input.ts';
import { dueAfter } from './sums.ts';

/** The highest amount the database takes for one payment, in EUR. */
const MAX_AMOUNT = 100_000;

/** Earlier days are surely typing errors. */
const FIRST_DAY: Day = '2000-01-01';

/** The longest note of a payment, in characters. */
export const MAX_PAYMENT_NOTE = 500;

/** The initial value of the amount field: what is due in EUR, or '' when nothing is. */
export function proposedAmount(due: number): string {
  return due > 0 ? priceText(due) : '';
}

/**
 * The initial value of the amount field of a refund: what was paid too much, else all that was paid,
 * but never what came online, which staff do not give back by hand.
 *
 * @param sums EUR; `due` is below zero when too much was paid
 */
export function proposedRefund({
  due,
  paid,
  online,
}: {
  due: number;
  paid: number;
  online: number;
}): string {
  const byHand = Math.max(0, dueAfter(paid, online));
  const sum = due < 0 ? Math.min(-due, byHand) : byHand;
  return proposedAmount(sum);
}

/** The message about a typed amount that is wrong; undefined when it is right. */
export function amountProblem(text: string): string | undefined {
  const amount = typedPrice(text);
  if (amount === null) return 'Escreva um valor em euros, por exemplo 54,00.';
  if (amount === 0) return 'O valor tem de ser maior do que zero.';
  return amount > MAX_AMOUNT ? 'O valor pode ir até 100 000 €.' : undefined;
}

/**
 * The same for a refund, which cannot exceed what has been paid.
 *
 * @param paid EUR
 */
export function refundProblem(text: string, paid: number): string | undefined {
  const problem = amountProblem(text);
  if (problem !== undefined) return problem;
  return (typedPrice(text) ?? 0) > paid ? `Só foram pagos ${formatEuros(paid)}.` : undefined;
}

/**
 * The message about a payment's day that is wrong; undefined when it is right.
 *
 * @param text the value of the field, yyyy-mm-dd when complete
 */
export function paymentDayProblem(text: string, today: Day): string | undefined {
  if (!isDay(text) || text < FIRST_DAY) return 'Escolha o dia do pagamento.';
  return text > today ? 'O dia não pode ser depois de hoje.' : undefined;
}
