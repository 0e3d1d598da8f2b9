/** What staff type when money comes or goes (PAY-01, PAY-02). */
import { type Day, isDay } from './dates';
import { formatEuros } from './money';
import { priceText, typedPrice } from './price-input';

/** The highest amount the database takes for one payment, in EUR. */
const MAX_AMOUNT = 100_000;

/** Before any payment the database takes. */
const FIRST_DAY: Day = '2000-01-01';

/** The longest note of a payment, in characters. */
export const MAX_PAYMENT_NOTE = 500;

/** What the field of the amount begins with: what is due in EUR, or nothing when nothing is. */
export function proposedAmount(due: number): string {
  return due > 0 ? priceText(due) : '';
}

/** What is wrong with a typed amount, in words to stand next to its field; undefined when it is good. */
export function amountProblem(text: string): string | undefined {
  const amount = typedPrice(text);
  if (amount === null) return 'Escreva um valor em euros, por exemplo 54,00.';
  if (amount === 0) return 'O valor tem de ser maior do que zero.';
  return amount > MAX_AMOUNT ? 'O valor pode ir até 100 000 €.' : undefined;
}

/**
 * The same for money given back: no more than has been paid.
 *
 * @param paid EUR
 */
export function refundProblem(text: string, paid: number): string | undefined {
  const problem = amountProblem(text);
  if (problem !== undefined) return problem;
  return (typedPrice(text) ?? 0) > paid ? `Só foram pagos ${formatEuros(paid)}.` : undefined;
}

/**
 * What is wrong with the day of a payment; undefined when it is good.
 *
 * @param text what the field holds, yyyy-mm-dd when it is whole
 * @param today yyyy-mm-dd in Europe/Lisbon
 */
export function paymentDayProblem(text: string, today: Day): string | undefined {
  if (!isDay(text) || text < FIRST_DAY) return 'Escolha o dia do pagamento.';
  return text > today ? 'O dia não pode ser depois de hoje.' : undefined;
}
