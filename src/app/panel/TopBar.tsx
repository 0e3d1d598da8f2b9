import { Bell, ExternalLink as ExternalLinkIcon, Mail } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Frieze } from '@/components/look/Frieze';
import { Logo } from '@/components/look/Logo';
import { openNoticeSettings } from '@/features/panel/notices/settings-dialog-state';
import { useUnreadMessages } from '@/features/panel/message/useUnreadMessages';
import { homePath } from '@/lib/paths';
import { showInStrip } from '@/lib/show-in-strip';
import { adminPaths } from '@/lib/staff-paths';
import { HouseMark } from './HouseMark';
import { OwnAccountLink } from './OwnAccountLink';
import { SignOutButton } from './SignOutButton';
import { currentTabMark, houseTab, isInTabArea, type PanelTab, panelTabs } from './tabs';
import { UnreadCount } from './UnreadCount';

const ICON_LINK =
  'grid size-11 place-items-center rounded-field transition-colors hover:bg-sal hover:text-anil-600';

/**
 * The messages' tab is the last and off-screen on a phone, so their count is shown here as well.
 */
function MailLink() {
  const { data: count = 0 } = useUnreadMessages();
  if (count === 0) return null;
  return (
    <Link
      to={adminPaths.messages}
      aria-label={count === 1 ? '1 mensagem não lida' : `${count} mensagens não lidas`}
      data-unread
      className={`relative ${ICON_LINK}`}
    >
      <Mail className="size-5" aria-hidden />
      <span
        aria-hidden
        className="absolute top-1 left-6 rounded-pill bg-barro-600 px-1.5 text-12 leading-4.5 font-semibold text-branco tabular-figures ring-2 ring-branco"
      >
        {count > 99 ? '99+' : count}
      </span>
    </Link>
  );
}

function TabLink({ tab }: { tab: PanelTab }) {
  const { pathname } = useLocation();
  const isCurrent = isInTabArea(tab, pathname);
  return (
    <Link
      to={tab.path}
      aria-current={currentTabMark(tab, pathname)}
      ref={isCurrent ? showInStrip : undefined}
      data-current={isCurrent || undefined}
      className="flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-2.5 pt-0.75 font-medium whitespace-nowrap text-tinta-2 -outline-offset-3! data-current:border-anil-600 data-current:font-semibold data-current:text-anil-700"
    >
      {tab.label}
      {tab.hasUnreadCount && <UnreadCount />}
      {tab === houseTab && !isCurrent && <HouseMark />}
    </Link>
  );
}

/** The panel's navigation below 1024 px: tabs that slide sideways, the current one in view. */
export function TopBar() {
  return (
    <header className="border-b border-linha bg-branco print:hidden">
      <Frieze isThin />
      <div className="group flex items-center gap-1 px-4 pt-1.5 max-[22rem]:px-2.5">
        <Logo
          to={adminPaths.dashboard}
          isCompact
          // Beside the unread messages there is no room for the name on the narrowest phones.
          className="me-auto min-h-11 max-[24rem]:group-has-data-unread:text-[0px] max-[22rem]:gap-1.5 max-[22rem]:text-14"
        />
        <MailLink />
        <OwnAccountLink />
        <button
          type="button"
          aria-label="Avisos"
          onClick={openNoticeSettings}
          className={ICON_LINK}
        >
          <Bell className="size-5" aria-hidden />
        </button>
        <Link to={homePath} aria-label="Ver site" className={ICON_LINK}>
          <ExternalLinkIcon className="size-5" aria-hidden />
        </Link>
        <SignOutButton isIcon className={ICON_LINK} />
      </div>
      <nav
        aria-label="Painel"
        className="relative flex [scrollbar-width:none] overflow-x-auto px-2 max-md:in-[:root[data-moving-stay]]:hidden"
      >
        {panelTabs.map((tab) => (
          <TabLink key={tab.path} tab={tab} />
        ))}
        <span aria-hidden className="mx-1.5 my-2 w-px flex-none bg-linha" />
        <TabLink tab={houseTab} />
      </nav>
    </header>
  );
}
