import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageLoading } from '@/components/PageLoading';
import { ToastProvider } from '@/components/overlay/Toast';
import { makeBookingStore } from '@/features/panel/booking-data/make-booking-store';
import { PausedStrip } from '@/features/panel/request/PausedStrip';
import { useSeeing } from '@/features/panel/notices/useNews';
import { useSession } from '@/features/panel/session/useSession';
import { NewBookingProvider } from '@/features/panel/stay/new/NewBookingProvider';
import { LazyNoticeSettings } from '@/features/panel/notices/LazyNoticeSettings';
import { useNewsNotices } from '@/features/panel/notices/useNewsNotices';
import { BookingStoreContext } from '@/features/panel/booking-data/booking-store';
import { SessionEnded } from '@/features/panel/frame/SessionEnded';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { retryImport } from '@/lib/retry-import';
import { AppErrorBoundary } from './AppErrorBoundary';
import { OfflineStrip } from './panel/OfflineStrip';
import { PanelQueries } from './panel/PanelQueries';
import { Sidebar } from './panel/Sidebar';
import { TopBar } from './panel/TopBar';
import { useIsNotStaff } from './panel/useIsNotStaff';
import { useIncomingNews } from './panel/live/useIncomingNews';
import { useLive } from './panel/live/useLive';
import { MAIN_ID } from './main-content';
import { SkipLink } from './SkipLink';

// Few who sign in are not staff, so the panel does not load this.
const NotStaffNotice = lazy(async () => retryImport(async () => import('./panel/NotStaffNotice')));

/** The layout around every guarded screen of the panel. Needs a signed-in user. */
export function AdminLayout() {
  const { user } = useSession();
  return (
    <PanelQueries key={user?.id}>
      {/* The class also wraps the toasts, because they use the panel's sizes. */}
      <div className="panel">
        <ToastProvider>
          <Desk>
            <Shell email={user?.email ?? ''} />
          </Desk>
        </ToastProvider>
      </div>
    </PanelQueries>
  );
}

/** Lets every screen create or change a booking, and keeps the other screens up to date. */
function Desk({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const store = useMemo(() => makeBookingStore(client), [client]);
  return (
    <BookingStoreContext value={store}>
      <NewBookingProvider onStored={store.stored}>{children}</NewBookingProvider>
    </BookingStoreContext>
  );
}

function Shell({ email }: { email: string }) {
  const { pathname } = useLocation();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const isNotStaff = useIsNotStaff();
  const { incoming, lostSince } = useLive({ isOn: !isNotStaff });
  useNewsNotices(useIncomingNews(incoming));
  useSeeing();

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
      </main>
      <OfflineStrip lostSince={lostSince} />
      <LazyNoticeSettings />
      <SessionEnded />
    </div>
  );
}
