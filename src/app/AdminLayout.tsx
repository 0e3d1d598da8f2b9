import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageLoading } from '@/components/PageLoading';
import { lazyPart } from '@/components/lazy-part';
import { ToastProvider } from '@/components/overlay/Toast';
import type { Account } from '@/domain/account/account';
import type { LoginState } from '@/features/panel/session/login-state';
import { useAccount } from '@/features/panel/session/useAccount';
import { useSession } from '@/features/panel/session/useSession';
import { adminPaths } from '@/lib/staff-paths';
import { PanelQueries } from './panel/PanelQueries';
import { RemovedNotice } from './panel/RemovedNotice';
import { HOUSEKEEPING_PATHS } from './panel/screens';
import { Shell } from './panel/Shell';

// With the board's outbox of taps, which the other frame does without.
const SlimFrame = lazyPart(async () => import('./panel/SlimFrame')).Part;

/** The layout around every guarded screen of the panel. Needs a signed-in user. */
export function AdminLayout() {
  const { user } = useSession();
  return (
    <PanelQueries key={user?.id}>
      {/* The class also wraps the toasts, because they use the panel's sizes. */}
      <div className="panel">
        <ToastProvider>
          <Suspense fallback={<PageLoading />}>
            <FrameOfAccount email={user?.email ?? ''} />
          </Suspense>
        </ToastProvider>
      </div>
    </PanelQueries>
  );
}

/**
 * The frame by how the account stands (STAFF-01, STAFF-02, STAFF-04). While that is unknown it is
 * the whole one, so that an owner's screens load beside the answer, not after it.
 */
function FrameOfAccount({ email }: { email: string }) {
  const account = useAccount();
  const { pathname, search } = useLocation();
  const elsewhere = placeOf(account, pathname);

  if (account?.state === 'removed') return <RemovedNotice />;
  if (elsewhere === adminPaths.login) {
    const isSessionRefused = account?.state === 'signed-out';
    const state: LoginState = { returnTo: pathname + search, isSessionRefused };
    return <Navigate to={elsewhere} state={state} replace />;
  }
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  if (isSlim(account)) {
    return (
      <SlimFrame>
        <Outlet />
      </SlimFrame>
    );
  }
  return <Shell email={email} isStranger={account?.state === 'stranger'} />;
}

/** Where an account must be instead, or null where it may stay. */
function placeOf(account: Account | undefined, pathname: string): string | null {
  if (account?.state === 'signed-out' || account?.state === 'code') return adminPaths.login;
  if (account?.state === 'set-up') {
    return pathname === adminPaths.secondFactor ? null : adminPaths.secondFactor;
  }
  const isHousekeeping = account?.state === 'in' && account.role === 'housekeeping';
  return isHousekeeping && !HOUSEKEEPING_PATHS.includes(pathname) ? adminPaths.cleaning : null;
}

/** Without the places of the panel: who has to set a second factor up, and housekeeping. */
function isSlim(account: Account | undefined): boolean {
  return (
    account?.state === 'set-up' || (account?.state === 'in' && account.role === 'housekeeping')
  );
}
