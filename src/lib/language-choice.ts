import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/guest-language';

/** What a visitor chose, on this device only (LANG-02). */
const KEY = 'hostel:language';

/** Keeps the language that a visitor chose, by a link or by staying; a browser that keeps nothing asks again. */
export function rememberLanguage(language: GuestLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The choice holds for this page all the same.
  }
}

/** The language a visitor chose, or else the first of the five that the browser asks for; undefined for none. */
export function wantedLanguage(): GuestLanguage | undefined {
  return [chosenLanguage(), ...navigator.languages]
    .map((tag) => GUEST_LANGUAGES.find((language) => tag.slice(0, 2).toLowerCase() === language))
    .find((language) => language !== undefined);
}

function chosenLanguage(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
