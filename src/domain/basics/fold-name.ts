/** What combining marks and letters' own strokes leave, and signs that stand for one another. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};

/**
 * Folds a guest's name for searching: small letters without accents and strokes, one apostrophe,
 * one hyphen, one blank, nothing invisible, so that 'ines' finds 'Inês' and "o'neill" 'O’Neill'
 * (ADM-BOOK-02, DESK-04). The database's `private.fold` gives the same, and one table of cases
 * holds both.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœþłøđðħıς]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[`´ʼ‘’′]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
}
