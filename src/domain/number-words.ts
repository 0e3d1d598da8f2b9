/** Small numbers in words, as a sentence has them: 'cinco quartos' (SUGG-03). */

/**
 * Gives a function that writes a count in words. Takes the words from one on; what is greater is
 * written in figures.
 */
export function countWords(words: readonly string[]): (count: number) => string {
  return (count) => words[count - 1] ?? String(count);
}

/** The text with a capital, where it begins a sentence or a title. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
