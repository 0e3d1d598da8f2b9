/** The words of a letter to a guest, by language (LANG-03). */
import type { GuestLanguage } from './guest-language';
import { de } from './letter-words/de';
import { en } from './letter-words/en';
import { es } from './letter-words/es';
import { fr } from './letter-words/fr';
import type { LetterWords } from './letter-words/letter-words';
import { pt } from './letter-words/pt';

export const LETTER_WORDS: Readonly<Record<GuestLanguage, LetterWords>> = { pt, en, es, fr, de };
