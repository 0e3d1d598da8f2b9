import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { LoginState } from '@/features/panel/session/login-state';
import { useSession } from '@/features/panel/session/useSession';
import { adminPaths } from '@/lib/staff-paths';
import { PanelSkeleton } from './PanelSkeleton';

/**
 * The guard of the panel's routes (AUTH-01 to AUTH-03, ROLE-04). Any signed-in user passes; what
 * they may see and change is decided by the database. Somebody whose session expired returns to the
 * same page after the login.
 */
export function RequireSession() {
  const { user, isLoading, hasExpired } = useSession();
  const { pathname, search } = useLocation();

  if (isLoading) return <PanelSkeleton />;
  if (user !== null) return <Outlet />;
  const state: LoginState | null = hasExpired ? { returnTo: pathname + search } : null;
  return <Navigate to={adminPaths.login} state={state} replace />;
}
