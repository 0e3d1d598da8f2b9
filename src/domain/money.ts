/** Money: EUR with two decimals in rows, whole cents inside sums, pt-PT text on screens. */
import { madeOnce } from './made-once';

const CENTS_PER_EURO = 100;
const LOCALE = 'pt-PT';

const exactEuros = madeOnce(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'EUR' }),
);
const wholeEuros = madeOnce(
  () =>
    new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);

/**
 * An amount in EUR as whole cents, rounded to the nearest.
 * Throws a RangeError for what is no amount, or too large to be counted exactly.
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

/** An amount in EUR in pt-PT: '252,00 €', with a no-break space. Specification §9, Price. */
export function formatEuros(euros: number): string {
  return exactEuros().format(euros);
}

/** The short form for tight places: '84 €' for whole euros, '84,50 €' otherwise. */
export function formatEurosShort(euros: number): string {
  return Number.isInteger(euros) ? wholeEuros().format(euros) : exactEuros().format(euros);
}
