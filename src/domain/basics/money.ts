/** Money: EUR with two decimals in rows, whole cents in sums, text in the build's language. */
import { LANGUAGE, LOCALE } from '../language/language.ts';
import { lazyValue } from './lazy-value.ts';

const CENTS_PER_EURO = 100;

const anyEuros = lazyValue(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'EUR' }),
);

/**
 * An amount in EUR as whole cents, rounded to the nearest.
 * Throws a RangeError for a value that is no number, or too large to be exact.
 */
export function toCents(euros: number): number {
  const cents = Math.round(euros * CENTS_PER_EURO);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in EUR: ${euros}`);
  return cents;
}

/** Whole cents as an amount in EUR, as the database stores it. */
export function fromCents(cents: number): number {
  return cents / CENTS_PER_EURO;
}

/** The sum in EUR of amounts in EUR, added in cents so that 0,10 and 0,20 make 0,30. */
export function sumEuros(amounts: readonly number[]): number {
  return fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0));
}

/**
 * An amount in EUR: '252,00 €', with a no-break space (CONST-PRICE-02), in English '€252.00'. What
 * needs neither sign nor groups of figures, mostly all of a page, is written without Intl, whose
 * first formatter takes a slow phone a tenth of a second.
 */
export function formatEuros(euros: number): string {
  if (euros > 0 && euros < 999) {
    const figures = euros.toFixed(2);
    return LANGUAGE === 'en' ? `€${figures}` : `${figures.replace('.', ',')}\u00a0€`;
  }
  // Adding 0 turns -0, which negating a zero gives and Intl writes as '-0,00 €', into 0.
  return anyEuros().format(euros + 0);
}

/** '3 × 84,00 €': a number of nights and the price of each in EUR. */
export function timesEuros(nights: number, euros: number): string {
  return `${nights} × ${formatEuros(euros)}`;
}

/** The short form for tight places: '84 €' for whole euros, '84,50 €' otherwise. */
export function formatEurosShort(euros: number): string {
  const text = formatEuros(euros);
  return Number.isInteger(euros) ? text.replace(/[,.]00(?!\d)/, '') : text;
}
