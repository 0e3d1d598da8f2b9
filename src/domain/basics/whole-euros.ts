/** Amounts for narrow places of the panel; not in `money.ts`, because guests download that. */
import { LOCALE } from '../language/language.ts';
import { lazyValue } from './lazy-value.ts';

const wholeNumbers = lazyValue(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }));

/** Whole euros without the sign, for a day of the grid: '63' for 62,50; takes EUR of 0 or more. */
export function formatWholeEuros(euros: number): string {
  return wholeNumbers().format(euros);
}
