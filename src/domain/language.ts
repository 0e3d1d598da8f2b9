import { LANGUAGE } from './build-language.ts';
import type { GuestLanguage } from './guest-language.ts';

export { LANGUAGE };

/** Each language with the country whose way of writing the house follows, as HTML and Intl name it. */
export const LOCALES = {
  pt: 'pt-PT',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
} as const satisfies Record<GuestLanguage, string>;

/** Each language as its own people call it (LANG-02). */
export const LANGUAGE_NAMES: Record<GuestLanguage, string> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

/** The way of writing of this copy of the site. */
export const LOCALE = LOCALES[LANGUAGE];
