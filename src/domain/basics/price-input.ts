/** Prices as staff type them: '79', '79,5' or '79.50' (ADM-ROOM-11, ADM-PRICE-05). */

/** The highest price the database takes, in EUR. */
const MAX_PRICE = 100_000;

/** At most two decimals: prices have steps of 0.01 (CONST-PRICE-03). */
const PRICE_PATTERN = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/**
 * Parses a typed price into EUR; spaces around it and a € after it are allowed. Null for a text
 * that is negative, no number, or has fractions of a cent: a price is never guessed.
 */
export function typedPrice(text: string): number | null {
  const digits = text.trim().replace(/\s*€$/, '');
  return PRICE_PATTERN.test(digits) ? Number(digits.replace(',', '.')) : null;
}

/** A price in EUR as the text of a field: '79,00'. */
export function priceText(euros: number): string {
  return euros.toFixed(2).replace('.', ',');
}

/**
 * What is wrong with a typed price, or undefined (ADM-PRICE-05; decisions.md,
 * Admin: Negative or non-numeric prices).
 */
export function priceProblem(text: string): string | undefined {
  const price = typedPrice(text);
  if (price === null) return 'Por favor, insira um preço válido.';
  return price > MAX_PRICE ? 'O preço pode ir até 100 000 €.' : undefined;
}
