import { Keyboard } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Button } from '@/components/Button';
import { PageLoading } from '@/components/PageLoading';
import { lazyPart } from '@/components/lazy-part';
import { ToastProvider } from '@/components/overlay/Toast';
import { loadSender } from '@/features/panel/booking-data/load-sender';
import { PausedStrip } from '@/features/panel/request/PausedStrip';
import { useSeeing } from '@/features/panel/notices/useNews';
import { useSession } from '@/features/panel/session/useSession';
import { NewBookingProvider } from '@/features/panel/stay/new/NewBookingProvider';
import { settingsDialogOpen } from '@/features/panel/notices/settings-dialog-state';
import { useNewsNotices } from '@/features/panel/notices/useNewsNotices';
import { SessionEnded } from '@/features/panel/frame/SessionEnded';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useShortcuts } from '@/hooks/useShortcuts';
import { AppErrorBoundary } from './AppErrorBoundary';
import { LazyDialog } from './panel/LazyDialog';
import { OfflineStrip } from './panel/OfflineStrip';
import { PanelQueries } from './panel/PanelQueries';
import { openShortcuts, shortcutsOpen } from './panel/shortcuts-state';
import { Sidebar } from './panel/Sidebar';
import { TopBar } from './panel/TopBar';
import { useIsNotStaff } from './panel/useIsNotStaff';
import { useIncomingNews } from './panel/live/useIncomingNews';
import { useLive } from './panel/live/useLive';
import { MAIN_ID } from './main-content';
import { SkipLink } from './SkipLink';

// Few who sign in are not staff, so the panel does not load this.
const NotStaffNotice = lazyPart(async () => import('./panel/NotStaffNotice')).Part;

const noticeSettings = lazyPart(
  async () => import('@/features/panel/notices/NoticeSettingsDialog'),
);
const shortcuts = lazyPart(async () => import('./panel/ScreenShortcuts'));

/** The layout around every guarded screen of the panel. Needs a signed-in user. */
export function AdminLayout() {
  const { user } = useSession();
  return (
    <PanelQueries key={user?.id}>
      {/* The class also wraps the toasts, because they use the panel's sizes. */}
      <div className="panel">
        <ToastProvider>
          <NewBookingProvider>
            <Shell email={user?.email ?? ''} />
          </NewBookingProvider>
        </ToastProvider>
      </div>
    </PanelQueries>
  );
}

function Shell({ email }: { email: string }) {
  const { pathname } = useLocation();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const isNotStaff = useIsNotStaff();
  const { incoming, lostSince } = useLive({ isOn: !isNotStaff });
  useNewsNotices(useIncomingNews(incoming));
  useSeeing();
  useShortcuts({ '?': openShortcuts });
  useEffect(() => {
    // Where this fails, the first change loads it again, or says so.
    loadSender().catch(() => undefined);
  }, []);

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:in-[:root[data-print-sheet]]:hidden">
      <SkipLink />
      {isWide ? <Sidebar email={email} /> : <TopBar />}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="w-full max-w-400 min-w-0 px-4 pt-4 pb-8 lg:px-7 lg:pt-5.5 lg:pb-10"
      >
        {isNotStaff ? (
          <Suspense fallback={<PageLoading />}>
            <NotStaffNotice email={email} />
          </Suspense>
        ) : (
          <AppErrorBoundary pathname={pathname}>
            <PausedStrip />
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </AppErrorBoundary>
        )}
        {/* Within main, so that the head of its window is no second banner of the page. */}
        <LazyDialog
          dialog={shortcuts}
          store={shortcutsOpen}
          failure="Não foi possível abrir os atalhos. Tente novamente."
        />
      </main>
      {!isWide && (
        <footer className="px-4 pb-3 max-md:in-[:root[data-moving-stay]]:hidden print:hidden">
          <Button variant="quiet" className="-ms-2" onClick={openShortcuts}>
            <Keyboard aria-hidden />
            Atalhos
          </Button>
        </footer>
      )}
      <OfflineStrip lostSince={lostSince} />
      <LazyDialog
        dialog={noticeSettings}
        store={settingsDialogOpen}
        failure="Não foi possível abrir os avisos. Tente novamente."
      />
      <SessionEnded />
    </div>
  );
}
