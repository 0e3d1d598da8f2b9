import { useLocation } from 'react-router-dom';
import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/guest-language';
import { LANGUAGE, LANGUAGE_NAMES } from '@/domain/language';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { counterpart } from '@/lib/addresses';
import { rememberLanguage } from '@/lib/language-choice';

/** The props of the link to the page one is on, in a language: a full load, since each has its own build. */
export interface LanguageLink {
  href: string;
  lang: GuestLanguage;
  hrefLang: GuestLanguage;
  children: string;
  'aria-current'?: 'true';
  onClick: () => void;
}

/** The links to this page in all five languages; the query and what is behind # come along (LANG-02). */
export function useLanguageLinks(): LanguageLink[] {
  const { pathname, search, hash } = useLocation();
  // The file of a page knows no query: it is added once the page is awake.
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
