/** The words of a letter to a guest, by language (LANG-03). */
import type { GuestLanguage } from '../language/guest-language';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import type { LetterWords } from './letter-words';
import { pt } from './pt';

export const LETTER_WORDS: Readonly<Record<GuestLanguage, LetterWords>> = { pt, en, es, fr, de };
