/** Small numbers in words, for sentences: 'cinco quartos' (SUGG-03). */

/**
 * Returns a function that writes a count in words. Takes the words from one on; greater numbers are
 * written in figures.
 */
export function countWords(words: readonly string[]): (count: number) => string {
  return (count) => words[count - 1] ?? String(count);
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
