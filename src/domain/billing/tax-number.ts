/** The tax number that a bill carries: a Portuguese NIF, or the VAT number of another country (DEPOSIT-04). */

const NIF = /^\d{9}$/;
/** Two letters of a country, and what that country gives out. */
const FOREIGN = /^[A-Z]{2}[0-9A-Z]{2,12}$/;
/** What people write between the signs. */
const BETWEEN = /[\s.\-/]/g;
/** The weights of the first eight digits go from 9 down to 2; the ninth makes up for the rest. */
const FIRST_WEIGHT = 9;
const MODULUS = 11;

/** Numbers begin with no 0, and with a 4 only as 45 (people who do not live in Portugal). */
const NEVER_GIVEN_OUT = /^(?:0|4[^5])/;

export type TaxNumberProblem = 'digits' | 'check' | 'format';

/** A tax number as it is stored: 'PT 501.964.843' becomes '501964843', 'de 123' 'DE123'. */
export function cleanTaxNumber(text: string): string {
  return text
    .replace(BETWEEN, '')
    .toUpperCase()
    .replace(/^PT(?=\d)/, '');
}

/** The digit that must stand ninth behind eight others. */
function checkDigit(eight: string): number {
  const sum = eight
    .split('')
    .reduce((total, digit, index) => total + Number(digit) * (FIRST_WEIGHT - index), 0);
  const missing = MODULUS - (sum % MODULUS);
  return missing > 9 ? 0 : missing;
}

/**
 * What is wrong with a tax number, written however people write it; null where nothing is, and where
 * there is none. What begins with a letter is another country's, but for 'PT'; all else
 * is a NIF.
 *
 * - 'digits': a NIF has nine digits
 * - 'check': its last digit does not agree, or no number begins so
 * - 'format': another country's has two letters and 2 to 12 letters or digits
 *
 * The database's `private.is_tax_number` holds the same rule, and a test holds the two together.
 */
export function taxNumberProblem(text: string): TaxNumberProblem | null {
  const number = cleanTaxNumber(text);
  if (number === '') return null;
  if (/^(?!PT)[A-Z]/.test(number)) return FOREIGN.test(number) ? null : 'format';
  if (!NIF.test(number)) return 'digits';
  if (NEVER_GIVEN_OUT.test(number)) return 'check';
  return checkDigit(number.slice(0, 8)) === Number(number[8]) ? null : 'check';
}

/** '501 964 843': a NIF in groups of three; another country's number as it is. */
export function formatTaxNumber(number: string): string {
  return NIF.test(number) ? number.replace(/(\d{3})(?=\d)/g, '$1 ') : number;
}
