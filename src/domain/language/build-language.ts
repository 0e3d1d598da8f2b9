import type { GuestLanguage } from './guest-language.ts';

/**
 * Set by Vite: a literal in a build, which has one language; in development the page's language.
 */
declare const BUILD_LANGUAGE: GuestLanguage | undefined;

/**
 * The language of this build (LANG-04). The panel is always in Portuguese. It has a file of its own
 * so that the preload scripts import this literal without the other language modules.
 */
export const LANGUAGE: GuestLanguage =
  typeof BUILD_LANGUAGE === 'undefined' ? 'pt' : BUILD_LANGUAGE;
