import { Keyboard } from 'lucide-react';
import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/Button';
import { PageLoading } from '@/components/PageLoading';
import { lazyDialog } from '@/components/overlay/lazy-dialog';
import { PausedStrip } from '@/features/panel/request/PausedStrip';
import { useSeeing } from '@/features/panel/notices/useNews';
import { NewBookingProvider } from '@/features/panel/stay/new/NewBookingProvider';
import { settingsDialogOpen } from '@/features/panel/notices/settings-dialog-state';
import { useNewsNotices } from '@/features/panel/notices/useNewsNotices';
import { SessionEnded } from '@/features/panel/frame/SessionEnded';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useShortcuts } from '@/hooks/useShortcuts';
import { adminPaths } from '@/lib/staff-paths';
import { AppErrorBoundary } from '../AppErrorBoundary';
import { MAIN_ID } from '../main-content';
import { SkipLink } from '../SkipLink';
import { NotStaffNotice } from './NotStaffNotice';
import { OfflineStrip } from './OfflineStrip';
import { PanelDialog } from './PanelDialog';
import { openShortcuts, shortcutsOpen } from './shortcuts-state';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useIncomingNews } from './live/useIncomingNews';
import { useLive } from './live/useLive';

const noticeSettings = lazyDialog(
  async () => import('@/features/panel/notices/NoticeSettingsDialog'),
  'Não foi possível abrir os avisos. Tente novamente.',
);
const shortcuts = lazyDialog(
  async () => import('./ScreenShortcuts'),
  'Não foi possível abrir os atalhos. Tente novamente.',
);

interface ShellProps {
  email: string;
  /** Signed in, but not of the team. */
  isStranger: boolean;
}

/** The frame of owner and reception: the places of the panel, what came in, and the screen. */
export function Shell(props: ShellProps) {
  return (
    <NewBookingProvider>
      <Frame {...props} />
    </NewBookingProvider>
  );
}

function Frame({ email, isStranger }: ShellProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { incoming, lostSince } = useLive({ isOn: !isStranger });
  useNewsNotices(useIncomingNews(incoming));
  useSeeing();
  useShortcuts({ '?': openShortcuts });
  useShortcuts({ c: () => void navigate(adminPaths.house) }, { isOfPage: true });

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:in-[:root[data-print-sheet]]:hidden">
      <SkipLink />
      {isWide ? <Sidebar email={email} /> : <TopBar />}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="w-full max-w-400 min-w-0 px-4 pt-4 pb-8 lg:px-7 lg:pt-5.5 lg:pb-10"
      >
        {isStranger ? (
          <NotStaffNotice email={email} />
        ) : (
          <AppErrorBoundary pathname={pathname}>
            <PausedStrip />
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </AppErrorBoundary>
        )}
        {/* Within main, so that the head of its window is no second banner of the page. */}
        <PanelDialog dialog={shortcuts} store={shortcutsOpen} />
      </main>
      {!isWide && (
        <footer className="px-4 pb-3 max-md:in-[:root[data-moving-stay]]:hidden print:hidden">
          <Button variant="quiet" className="-ms-2" onClick={openShortcuts}>
            <Keyboard aria-hidden />
            Atalhos
          </Button>
        </footer>
      )}
      {/* The board of the cleaning says it itself, with what it keeps. */}
      {pathname !== adminPaths.cleaning && <OfflineStrip lostSince={lostSince} />}
      <PanelDialog dialog={noticeSettings} store={settingsDialogOpen} />
      <SessionEnded />
    </div>
  );
}
