/** How many guests a form accepts (CONST-BOOK-02, CONST-BOOK-04). */

export const MIN_GUESTS = 1;
/** The most that one booking request can be for; the max of the input in step 2. */
export const MAX_BOOKING_GUESTS = 50;
/** The most that the search widget on Home asks for. */
export const MAX_SEARCH_GUESTS = 20;

/**
 * The guest count someone typed in step 2: a text that is no number becomes 1, decimals are cut
 * off. Numbers out of range stay, so that the field can say what is wrong with them (BOOK-STEP2-03,
 * BOOK-STEP2-04).
 */
export function typedGuestCount(text: string): number {
  const count = Number.parseInt(text, 10);
  return Number.isNaN(count) ? MIN_GUESTS : count;
}

/**
 * The guest count of the search widget: below 1 or no number becomes 1, above 20 becomes 20
 * (HOME-12, HOME-13; decisions.md, Public site: Search widget).
 */
export function searchGuestCount(text: string): number {
  return Math.min(Math.max(typedGuestCount(text), MIN_GUESTS), MAX_SEARCH_GUESTS);
}
