import * as house from '@messages/house';
import * as t from '@messages/navigation';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Frieze } from '@/components/look/Frieze';
import { Logo } from '@/components/look/Logo';
import { PlatformLink } from '@/components/PlatformLink';
import { Telephone } from '@/components/Telephone';
import { hostel, platforms, townOf } from '@/copy/hostel';
import { LANGUAGE } from '@/domain/language/language';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { homePath, loginPath, privacyPath, termsPath } from '@/lib/paths';
import { FirmFacts } from './FirmFacts';
import { LanguageLinks } from './LanguageLinks';
import { FOOTER_LINKS } from './navigation';

const LINK =
  'inline-block py-1 underline decoration-anil-100/40 underline-offset-4 transition-colors hover:text-branco hover:decoration-current';

/** The dark footer: menu, platforms, contact, the firm, legal links, and the staff's login. */
export function Footer() {
  return (
    <footer className="mt-16 text-anil-100 render-near on-dark md:mt-24 print:hidden">
      <Frieze />
      <div className="bg-noite text-15 leading-6">
        <div className="page-width grid grid-cols-[auto_1fr] gap-x-8 gap-y-7 pt-12 pb-9 lg:grid-cols-[1.5fr_1fr_1.2fr_1.4fr] lg:gap-8 lg:pt-14 lg:pb-10">
          <div className="max-md:col-span-full">
            <Logo to={homePath} className="text-branco" />
            <p className="mt-3.5 max-w-[19.25em]">{house.SUMMARY}</p>
          </div>
          <nav aria-labelledby="rodape-menu">
            <FooterHeading id="rodape-menu">{t.MENU}</FooterHeading>
            <ul>
              {FOOTER_LINKS.map(({ label, path }) => (
                <li key={path}>
                  <Link to={path} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <FooterHeading>{t.ALSO_ON}</FooterHeading>
            <ul>
              {platforms.map((platform) => (
                <li
                  key={platform.name}
                  className={platform.href === null ? 'py-1 text-anil-100/75' : ''}
                >
                  <PlatformLink platform={platform} className={LINK} />
                </li>
              ))}
            </ul>
          </div>
          <address className="not-italic max-md:col-span-full">
            <FooterHeading>{t.CONTACT}</FooterHeading>
            <p className="py-1">
              {hostel.address.street}
              <br />
              {townOf(hostel.address)}
            </p>
            <Telephone className={`tabular-figures ${LINK}`} />
            <a href={hostel.email.href} className={LINK}>
              {hostel.email.display}
            </a>
          </address>
        </div>
        <FirmFacts linkLook={LINK} />
        <LanguageLinks />
        {/* The padding below keeps the back-to-top button from covering a link. */}
        <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-anil-100/20 pt-3 pb-20 text-14">
          <Copyright />
          <div className="flex flex-wrap items-center gap-x-4">
            <Link to={privacyPath} className={`${LINK} py-3`}>
              {t.PRIVACY}
            </Link>
            <Link to={termsPath} className={`${LINK} py-3`}>
              {t.TERMS}
            </Link>
            <Link
              to={loginPath}
              reloadDocument={LANGUAGE !== 'pt'}
              aria-label={t.STAFF_ACCESS}
              className="-my-1 -me-3 grid size-11 place-items-center rounded-field transition-colors hover:text-branco"
            >
              <Lock className="size-4" aria-hidden />
            </Link>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** The current year at the hostel: Lisbon is at UTC+0 in winter, so the UTC year is the hostel's. */
const thisYear = () => new Date().getUTCFullYear();

/**
 * Shows the current year even on a page that was prerendered in an earlier one: the key changes
 * after hydration, so that React renders the text again.
 */
function Copyright() {
  const isHydrated = useIsHydrated();
  return (
    <p key={String(isHydrated)} suppressHydrationWarning>
      {`© ${thisYear()} ${hostel.name}`}
    </p>
  );
}

function FooterHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mb-2 text-17 leading-6 text-ocre-300">
      {children}
    </h2>
  );
}
