/** The language in which the hostel writes to a guest (DESK-02, LANG-01). */

const LABELS = {
  pt: 'Português',
  en: 'Inglês',
  es: 'Espanhol',
  fr: 'Francês',
  de: 'Alemão',
} as const;

export type GuestLanguage = keyof typeof LABELS;

export const GUEST_LANGUAGES: readonly GuestLanguage[] = ['pt', 'en', 'es', 'fr', 'de'];

/** A language into which rooms, amenities and names of stay rules are translated. */
export type TranslatedLanguage = Exclude<GuestLanguage, 'pt'>;

export const TRANSLATED_LANGUAGES: readonly TranslatedLanguage[] = ['en', 'es', 'fr', 'de'];

/** A stored language as one of the five; an unknown one counts as Portuguese. */
export function asGuestLanguage(language: string): GuestLanguage {
  return GUEST_LANGUAGES.find((known) => known === language) ?? 'pt';
}

export function guestLanguageLabel(language: string): string {
  return LABELS[asGuestLanguage(language)];
}
