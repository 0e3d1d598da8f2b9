/** The tourist tax of a stay, summed up for the desk (TAX-01). */
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
