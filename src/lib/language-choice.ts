import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';

/** The key under which a visitor's choice is stored, on this device only (LANG-02). */
const KEY = 'hostel:language';

/** Stores the language that a visitor chose, by following a link or by refusing the offer. */
export function rememberLanguage(language: GuestLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is blocked: the choice holds for this page only, and the offer comes again.
  }
}

/** The chosen language, or else the first of the browser's languages that the site has. */
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
