/** The tourist tax of a stay, summed up for the desk (TAX-01). */
import { formatEuros, fromCents, toCents } from '../basics/money.ts';
import type { ExemptReason, StayTax } from './stay-register.ts';

/** In the order in which they are named. */
export const EXEMPT_REASONS: readonly ExemptReason[] = [
  'age',
  'cap',
  'disability',
  'treatment',
  'offered',
  'season',
  'unknown',
];

/** The nights of all people that owe nothing, by reason. */
export function exemptNights({
  people,
}: Pick<StayTax, 'people'>): Partial<Record<ExemptReason, number>> {
  const sums: Partial<Record<ExemptReason, number>> = {};
  for (const { exempt } of people) {
    for (const reason of EXEMPT_REASONS) {
      const nights = (sums[reason] ?? 0) + (exempt[reason] ?? 0);
      if (nights > 0) sums[reason] = nights;
    }
  }
  return sums;
}

/** Whether the sum waits for an age. */
export const isTaxOpen = ({ amount, at_most }: Pick<StayTax, 'amount' | 'at_most'>): boolean =>
  at_most > amount;

/** EUR that may still be owed; below zero where more was collected than the stay can owe. */
export const taxDue = ({ at_most, collected }: Pick<StayTax, 'at_most' | 'collected'>): number =>
  fromCents(toCents(at_most) - toCents(collected));

/** '12,00 €', or while ages are not known 'entre 9,00 € e 21,00 €', 'até 12,00 €'. */
export function taxSumWords(tax: Pick<StayTax, 'amount' | 'at_most'>): string {
  const { amount, at_most } = tax;
  if (!isTaxOpen(tax)) return formatEuros(amount);
  return amount === 0
    ? `até ${formatEuros(at_most)}`
    : `entre ${formatEuros(amount)} e ${formatEuros(at_most)}`;
}
