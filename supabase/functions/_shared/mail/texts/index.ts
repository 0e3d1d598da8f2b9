import type { Language } from '../mail-data.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { GuestTexts } from './mail-texts.ts';
import { pt } from './pt.ts';

/** The texts of mails to guests, by language (LANG-03). */
export const TEXTS: Readonly<Record<Language, GuestTexts>> = { pt, en, es, fr, de };
