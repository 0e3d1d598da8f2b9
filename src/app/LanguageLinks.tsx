import * as t from '@messages/navigation';
import { Globe } from 'lucide-react';
import { useId } from 'react';
import { useLanguageLinks } from './useLanguageLinks';

/** The five languages in the footer, in sight of everybody (LANG-02). */
export function LanguageLinks() {
  const id = useId();
  const links = useLanguageLinks();
  return (
    <nav
      aria-labelledby={id}
      className="page-width flex flex-wrap items-center gap-x-5.5 gap-y-0.5 border-t border-anil-100/20 pt-3.5 pb-5.5"
    >
      <h2
        id={id}
        className="me-0.5 flex items-center gap-2 font-sans text-15 font-semibold text-ocre-300"
      >
        <Globe className="size-5" aria-hidden />
        {t.LANGUAGE_HEADING}
      </h2>
      {links.map((link) => (
        // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its name is among its props
        <a
          key={link.lang}
          {...link}
          className="inline-flex min-h-11 items-center border-y-3 border-transparent underline decoration-anil-100/40 underline-offset-4 transition-colors hover:text-branco hover:decoration-current aria-[current]:border-b-ocre-400 aria-[current]:font-semibold aria-[current]:text-branco aria-[current]:no-underline"
        />
      ))}
    </nav>
  );
}
