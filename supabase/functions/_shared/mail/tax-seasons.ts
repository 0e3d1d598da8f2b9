import type { TaxSeason } from '../../../../src/domain/rates/tourist-tax.ts';

/** The seasons in an answer of house_rates; none where the answer is something else. */
export function seasonsIn(rates: unknown): TaxSeason[] {
  if (typeof rates !== 'object' || rates === null || !('tourist_tax' in rates)) return [];
  return Array.isArray(rates.tourist_tax) ? rates.tourist_tax.filter(isSeason) : [];
}

function isSeason(one: unknown): one is TaxSeason {
  return (
    typeof one === 'object' &&
    one !== null &&
    'from_day' in one &&
    'until_day' in one &&
    'amount' in one &&
    typeof one.amount === 'number'
  );
}
