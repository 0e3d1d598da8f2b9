import * as t from '@messages/navigation';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { useId } from 'react';
import { LANGUAGE } from '@/domain/language/language';
import { useLanguageLinks } from './useLanguageLinks';

/**
 * The header's language switch (LANG-02). It is a native popover: it opens before the script has
 * loaded, and the browser handles Escape, Tab and a click outside. When text is so large that the
 * header has no room for it, only the switch in the footer remains.
 */
export function LanguageMenu() {
  const id = useId();
  const links = useLanguageLinks();
  return (
    <div className="max-menu:-me-1 max-[13rem]:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={t.CHANGE_LANGUAGE}
        className="flex min-h-11 items-center gap-1.5 rounded-field px-2 text-15 font-semibold transition-colors hover:bg-anil-50 hover:text-anil-700"
      >
        <Globe className="size-5 max-md:hidden" aria-hidden />
        <span className="uppercase">{LANGUAGE}</span>
        <ChevronDown className="size-4" aria-hidden />
      </button>
      <ul
        id={id}
        popover="auto"
        className="language-menu rounded-card border border-linha bg-branco p-1.5 text-tinta shadow-s2"
      >
        {links.map((link) => (
          <li key={link.lang}>
            {/* oxlint-disable-next-line jsx-a11y/anchor-has-content -- its name is among its props */}
            <a
              {...link}
              className="flex min-h-11.5 items-center justify-between rounded-field px-3 text-17 font-medium hover:bg-anil-50 aria-[current]:font-semibold aria-[current]:text-anil-700"
            >
              {link.children}
              {link['aria-current'] && <Check className="size-5" aria-hidden />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
