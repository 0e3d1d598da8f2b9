/** Names and places in the letters that the authority takes (REG-04). */

/** What may stand in a name, and in a place figures too. */
const LETTERS = /^[A-ZÇÃÁÀÉÊÍÕÔÓÚ' -]$/;
const FIGURE = /^[0-9]$/;

/** Capitals that no accent makes out of one of A to Z. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ħ: 'H',
  Ŋ: 'NG',
  Ŧ: 'T',
  ẞ: 'SS',
  Ə: 'A',
};

/** A text as the authority takes it, and the letters that it cannot be given. */
export interface SibaText {
  text: string;
  /** Each once, as in 'Иван'; they are left out of the text. */
  unwritable: readonly string[];
}

/** Kinds of text: no name holds figures, but 'Paris 15' is a place. */
type TextKind = 'name' | 'place';

/**
 * Writes a text for the authority: in capitals, with the accents of Portuguese alone (Ü is U, Ñ is N,
 * ß is SS, Ł is L), marks of punctuation as blanks. What has no Latin letter is named. Too long a text
 * loses its last words, and a first word that is too long its end.
 *
 * @param longest characters that the authority's schema allows
 */
export function sibaText(given: string, longest: number, kind: TextKind = 'name'): SibaText {
  const unwritable = new Set<string>();
  const letters = Array.from(plain(given), (letter) => {
    const written = writtenAs(letter, kind);
    if (written === null) unwritable.add(letter);
    return written ?? '';
  });
  const text = letters.join('').replaceAll(/ +/g, ' ').trim();
  return { text: cut(text, longest), unwritable: [...unwritable] };
}

/** One apostrophe, one hyphen, one blank; composed capitals, nothing invisible. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .normalize('NFC')
    .toUpperCase()
    .normalize('NFC')
    .replaceAll(/[`´ʼ‘’′]/g, "'")
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\s\u00a0]/g, ' ');

/** A letter in those of the authority; null where there is none. */
function writtenAs(letter: string, kind: TextKind): string | null {
  if (LETTERS.test(letter) || (kind === 'place' && FIGURE.test(letter))) return letter;
  const known = WRITTEN_AS[letter];
  if (known !== undefined) return known;
  const base = letter.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
  if (/^[A-Z]*$/.test(base)) return base;
  if (WRITTEN_AS[base] !== undefined) return WRITTEN_AS[base];
  return /^[\p{P}\p{S}\p{Z}]$/u.test(letter) ? ' ' : null;
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest);
  return text.slice(0, end > 0 ? end : longest).trim();
}
