/** Money: EUR with two decimals in rows, whole cents inside sums, pt-PT text on screens. */

const CENTS_PER_EURO = 100;
const CENT_DIGITS = 2;
const NO_BREAK_SPACE = '\u00a0';

/** Portuguese groups figures by three from five on. */
const MANY_FIGURES = /\d{5}/;
const BETWEEN_GROUPS = /\B(?=(?:\d{3})+$)/g;

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

/**
 * An amount in EUR in pt-PT: '252,00 €', with a no-break space (CONST-PRICE-02). Written here
 * for what the first of Intl's formatters costs a phone (date-formats.ts); held to its text by the tests.
 */
export function formatEuros(euros: number): string {
  return withUnit(euros, CENT_DIGITS);
}

/** The short form for tight places: '84 €' for whole euros, '84,50 €' otherwise. */
export function formatEurosShort(euros: number): string {
  return withUnit(euros, Number.isInteger(euros) ? 0 : CENT_DIGITS);
}

/** Whole euros without the sign, for the narrowest places: '63' for 62,50. */
export function formatWholeEuros(euros: number): string {
  return groupedFigures(euros.toFixed(0));
}

function withUnit(euros: number, digits: number): string {
  const [whole = '', cents] = euros.toFixed(digits).split('.');
  const grouped = groupedFigures(whole);
  const amount = cents === undefined ? grouped : `${grouped},${cents}`;
  return `${amount}${NO_BREAK_SPACE}€`;
}

function groupedFigures(whole: string): string {
  return MANY_FIGURES.test(whole) ? whole.replace(BETWEEN_GROUPS, NO_BREAK_SPACE) : whole;
}
