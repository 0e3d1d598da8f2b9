/**
 * Folds a text of a room for searching: lower case and without accents, so that 'dormitorio' finds
 * 'Dormitório' (BOOK-STEP3-03). Names of guests are folded by `foldName`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
