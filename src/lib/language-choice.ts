import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';
import { safeLocalStorage } from './safe-storage';

/** The key under which a visitor's choice is stored, on this device only (LANG-02). */
const KEY = 'hostel:language';

/** Stores the language that a visitor chose, by following a link or by refusing the offer. */
export function rememberLanguage(language: GuestLanguage): void {
  safeLocalStorage.setItem(KEY, language);
}

/**
 * The chosen language, or else the first of the browser's languages that the site has; English for
 * a browser with none of them.
 */
export function wantedLanguage(): GuestLanguage {
  const wanted = [safeLocalStorage.getItem(KEY) ?? '', ...navigator.languages]
    .map((tag) => GUEST_LANGUAGES.find((language) => tag.slice(0, 2).toLowerCase() === language))
    .find((language) => language !== undefined);
  return wanted ?? 'en';
}
