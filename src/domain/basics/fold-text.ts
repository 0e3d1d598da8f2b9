/**
 * Folds a text for searching: lower case and without accents, so that 'ines' finds 'Inês'
 * (BOOK-STEP3-03, ADM-BOOK-02).
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
