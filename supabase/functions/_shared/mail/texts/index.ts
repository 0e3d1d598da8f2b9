import type { Language } from '../mail-data.ts';
import type { GuestTexts } from './mail-texts.ts';
import { pt } from './pt.ts';

const TEXTS: Partial<Record<Language, GuestTexts>> = { pt };

/** The texts of a language, and the language they are in: Portuguese where there are none yet. */
export function textsFor(language: Language): { language: Language; texts: GuestTexts } {
  const texts = TEXTS[language];
  return texts === undefined ? { language: 'pt', texts: pt } : { language, texts };
}
