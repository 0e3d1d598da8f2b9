/** The words of a letter to a guest, by language (LANG-03). */
import type { GuestLanguage } from '../language/guest-language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { LetterWords } from './letter-words.ts';
import { pt } from './pt.ts';

export const LETTER_WORDS: Readonly<Record<GuestLanguage, LetterWords>> = { pt, en, es, fr, de };
