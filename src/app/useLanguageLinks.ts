import { useLocation } from 'react-router-dom';
import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';
import { LANGUAGE, LANGUAGE_NAMES } from '@/domain/language/language';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { counterpart } from '@/lib/addresses';
import { rememberLanguage } from '@/lib/language-choice';

/**
 * The props of a link to the current page in a language. It is a plain link with a full page load,
 * because each language has its own build.
 */
export interface LanguageLink {
  href: string;
  lang: GuestLanguage;
  hrefLang: GuestLanguage;
  children: string;
  'aria-current'?: 'true';
  onClick: () => void;
}

/** The links to this page in all five languages; they keep its query and hash (LANG-02). */
export function useLanguageLinks(): LanguageLink[] {
  const { pathname, search, hash } = useLocation();
  // A prerendered file knows neither query nor hash: they are added after hydration.
  const rest = useIsHydrated() ? search + hash : '';
  return GUEST_LANGUAGES.map((language) => ({
    href: counterpart(pathname, language) + rest,
    lang: language,
    hrefLang: language,
    children: LANGUAGE_NAMES[language],
    'aria-current': language === LANGUAGE ? 'true' : undefined,
    onClick: () => rememberLanguage(language),
  }));
}
