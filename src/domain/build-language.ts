import type { GuestLanguage } from './guest-language.ts';

/** Set by Vite: a literal in a build, which holds one language only; in development the page's own. */
declare const BUILD_LANGUAGE: GuestLanguage | undefined;

/**
 * The language of this copy of the site (LANG-04). The panel is always in Portuguese. It stands alone, so that
 * what asks for a page's data takes the literal and nothing of what else is known of languages.
 */
export const LANGUAGE: GuestLanguage =
  typeof BUILD_LANGUAGE === 'undefined' ? 'pt' : BUILD_LANGUAGE;
