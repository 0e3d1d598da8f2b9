import * as t from '@messages/navigation';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Frieze } from '@/components/look/Frieze';
import { LinkButton } from '@/components/LinkButton';
import { Logo } from '@/components/look/Logo';
import { bookingPath, homePath } from '@/lib/paths';
import { LanguageMenu } from './LanguageMenu';
import { MobileMenu } from './MobileMenu';
import { currentLinkMark, HEADER_LINKS } from './navigation';

/**
 * The frieze, and the white bar that stays at the top: name, eight links, 'Reservar', and on small
 * screens the menu.
 */
export function Header({ menu }: { menu?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <Frieze />
      <header className="sticky top-0 z-20 border-b border-linha bg-branco print:hidden tiny:static">
        <div className="mx-auto flex h-15 w-[calc(100%-1.75rem)] items-center gap-1 md:h-17 md:w-[min(100%-4rem,75rem)] md:gap-6 wide:w-[min(100%-4rem,85rem)]">
          <Logo to={homePath} className="max-menu:me-auto max-[22rem]:[&_img]:hidden" />
          <nav aria-label={t.MAIN_MENU} className="ms-auto flex gap-5.5 max-menu:hidden">
            {HEADER_LINKS.map(({ label, path }) => (
              <Link
                key={path}
                to={path}
                aria-current={currentLinkMark(pathname, path)}
                className="border-y-3 border-transparent py-5 text-15 font-medium whitespace-nowrap transition-colors hover:text-anil-600 aria-[current]:border-b-ocre-400 aria-[current]:text-tinta forced-colors:border-[Canvas] forced-colors:aria-[current]:border-b-[Highlight]"
              >
                {label}
              </Link>
            ))}
          </nav>
          {menu ? <span className="ms-auto menu:w-24" /> : <LanguageMenu />}
          <LinkButton
            to={bookingPath()}
            variant="ocre"
            className="max-md:min-h-11 max-md:px-3 max-md:text-14 max-[19.5rem]:hidden"
          >
            {t.BOOK}
          </LinkButton>
          {menu ?? <MobileMenu />}
        </div>
      </header>
    </>
  );
}
