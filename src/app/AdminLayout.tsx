import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageLoading } from '@/components/PageLoading';
import { ToastProvider } from '@/components/Toast';
import { PausedStrip } from '@/features/admin-requests/PausedStrip';
import { useSeeing } from '@/features/admin-requests/useNews';
import { useSession } from '@/features/auth/useSession';
import { NewBookingProvider } from '@/features/desk-form/NewBookingProvider';
import { SessionEnded } from '@/features/panel/SessionEnded';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { AppErrorBoundary } from './AppErrorBoundary';
import { NotStaffNotice } from './admin/NotStaffNotice';
import { PanelQueries } from './admin/PanelQueries';
import { Sidebar } from './admin/Sidebar';
import { TopBar } from './admin/TopBar';
import { useIsStranger } from './admin/useIsStranger';
import { usePulse } from './admin/usePulse';
import { MAIN_ID } from './main-content';
import { SkipLink } from './SkipLink';

/** What every guarded screen of the panel stands in. Needs a signed-in user. */
export function AdminLayout() {
  const { user } = useSession();
  return (
    <PanelQueries key={user?.id}>
      {/* Around the toasts too: they are of the panel's measures. */}
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
  const isStranger = useIsStranger();
  usePulse({ isOn: !isStranger });
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
      </main>
      <SessionEnded />
    </div>
  );
}
