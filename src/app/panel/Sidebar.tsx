import { Bell, CircleUserRound, ExternalLink as ExternalLinkIcon, Keyboard } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { Frieze } from '@/components/look/Frieze';
import { Logo } from '@/components/look/Logo';
import { openNoticeSettings } from '@/features/panel/notices/settings-dialog-state';
import { useMember } from '@/features/panel/session/useAccount';
import { ROLE_NAMES } from '@/domain/account/role';
import { homePath } from '@/lib/paths';
import { adminPaths } from '@/lib/staff-paths';
import { HouseLinks } from './HouseLinks';
import { HouseMark } from './HouseMark';
import { openShortcuts } from './shortcuts-state';
import { SignOutButton } from './SignOutButton';
import { currentTabMark, houseTab, isInTabArea, panelTabs } from './tabs';
import { UnreadCount } from './UnreadCount';

const LINK =
  'relative flex items-center gap-2.5 rounded-field font-medium text-tinta-2 transition-colors hover:bg-sal ' +
  'aria-[current]:bg-anil-50 aria-[current]:font-semibold aria-[current]:text-anil-700 ' +
  'aria-[current]:before:absolute aria-[current]:before:inset-y-1.5 aria-[current]:before:-left-2 aria-[current]:before:w-0.75 aria-[current]:before:bg-anil-600';

const FOOT_LINK = 'flex min-h-8 items-center gap-2 font-medium hover:text-anil-600';

/** The panel's navigation on wide screens: tabs above, the person below. */
export function Sidebar({ email }: { email: string }) {
  const { pathname } = useLocation();
  const isInHouse = isInTabArea(houseTab, pathname);
  return (
    <header className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-e border-linha bg-branco print:hidden">
      <Frieze isThin />
      <Logo to={adminPaths.dashboard} isCompact className="px-4 pt-4 pb-4.5" />
      <nav aria-label="Painel" className="grid gap-0.5 px-2">
        {panelTabs.map((tab) => (
          <div key={tab.path} className="contents">
            <Link
              to={tab.path}
              aria-current={currentTabMark(tab, pathname)}
              className={`min-h-9.5 px-2.75 ${LINK}`}
            >
              <tab.icon className="size-4.5" aria-hidden />
              {tab.label}
              {tab.hasUnreadCount && <UnreadCount />}
            </Link>
            {tab.subPage && isInTabArea(tab, pathname) && (
              <Link
                to={tab.subPage.path}
                aria-current={pathname === tab.subPage.path ? 'page' : undefined}
                className={`min-h-8 ps-9.75 text-13 ${LINK}`}
              >
                {tab.subPage.label}
              </Link>
            )}
          </div>
        ))}
      </nav>
      <nav
        aria-label={houseTab.label}
        className="relative mt-2.5 grid gap-0.5 px-2 pt-2.5 before:absolute before:inset-x-4 before:top-0 before:border-t before:border-linha"
      >
        <Link
          to={houseTab.path}
          aria-current={pathname === houseTab.path ? 'page' : undefined}
          aria-keyshortcuts="c"
          data-open={isInHouse || undefined}
          className={`min-h-9.5 px-2.75 data-open:font-semibold data-open:not-aria-[current]:text-tinta ${LINK}`}
        >
          <houseTab.icon className="size-4.5" aria-hidden />
          {houseTab.label}
          {!isInHouse && <HouseMark />}
        </Link>
        {isInHouse && <HouseLinks className={`min-h-8.5 ps-9.75 pe-2.75 text-13 ${LINK}`} />}
      </nav>
      <div className="mt-auto grid gap-0.5 border-t border-linha px-4 py-3 text-13">
        <OwnAccount email={email} isCurrent={pathname === adminPaths.account} />
        <button type="button" onClick={openNoticeSettings} className={FOOT_LINK}>
          <Bell className="size-4" aria-hidden />
          Avisos
        </button>
        <button type="button" onClick={openShortcuts} className={FOOT_LINK}>
          <Keyboard className="size-4" aria-hidden />
          Atalhos
        </button>
        <Link to={homePath} className={FOOT_LINK}>
          <ExternalLinkIcon className="size-4" aria-hidden />
          Ver site
        </Link>
        <SignOutButton className={FOOT_LINK} />
      </div>
    </header>
  );
}

/** Who is signed in, by name, role and address: the way to the own account. */
function OwnAccount({ email, isCurrent }: { email: string; isCurrent: boolean }) {
  const member = useMember();
  return (
    <Link
      to={adminPaths.account}
      aria-current={isCurrent ? 'page' : undefined}
      className="-mx-2 -mt-1 mb-1 flex min-h-15 items-center gap-2.5 rounded-field px-2 py-0.5 leading-4.25 hover:text-anil-600 aria-[current]:bg-anil-50"
    >
      <CircleUserRound className="size-6 flex-none text-anil-600" aria-hidden />
      <VisuallyHidden>A minha conta: </VisuallyHidden>
      <span className="min-w-0 *:block *:truncate">
        {member && (
          <>
            <b className="text-14 font-semibold">{member.name}</b>{' '}
            <small className="text-12">{ROLE_NAMES[member.role]}</small>{' '}
          </>
        )}
        <small className="text-12 text-tinta-2" title={email}>
          {email}
        </small>
      </span>
    </Link>
  );
}
