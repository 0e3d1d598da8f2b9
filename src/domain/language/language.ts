import { LANGUAGE } from './build-language.ts';
import type { GuestLanguage } from './guest-language.ts';

export { LANGUAGE };

/** The locale of each language, as HTML and Intl name it. */
export const LOCALES = {
  pt: 'pt-PT',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
} as const satisfies Record<GuestLanguage, string>;

/** The name of each language in that language (LANG-02). */
export const LANGUAGE_NAMES: Record<GuestLanguage, string> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

export const LOCALE = LOCALES[LANGUAGE];
