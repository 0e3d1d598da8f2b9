import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { RefreshWait } from '@/features/panel/session/RefreshWait';
import { SessionProvider } from '@/features/panel/session/SessionProvider';
import { logError } from '@/lib/log';
import { rewrittenPanelLink } from '@/lib/links/rewritten-panel-link';
import { adminPaths } from '@/lib/staff-paths';
import LoginPage from '@/pages/admin/LoginPage';
import { AdminLayout } from './AdminLayout';
import { panelScreens } from './panel/screens';
import { RequireSession } from './RequireSession';

// Beside the first screen, which does without.
import('./panel/latin-ext').catch((error: unknown) => logError('latinExt', error));

const NewPasswordPage = lazyPart(async () => import('@/pages/admin/NewPasswordPage')).Part;
// Around one tool alone.
const UtilityLayout = lazyPart(async () => import('./UtilityLayout')).Part;
const AmenitySeedPage = lazyPart(async () => import('@/pages/admin/AmenitySeedPage')).Part;
const AdminNotFoundPage = lazyPart(async () => import('@/pages/admin/AdminNotFoundPage')).Part;

/** The panel: its session and the table of its routes. */
export default function AdminApp() {
  const link = rewrittenPanelLink(useLocation());
  if (link !== null) return <Navigate to={link} replace />;
  return (
    <SessionProvider>
      <RefreshWait />
      <Routes>
        <Route path={below(adminPaths.login)} element={<LoginPage />} />
        <Route path={below(adminPaths.newPassword)} element={<NewPasswordPage />} />
        <Route element={<UtilityLayout />}>
          <Route path={below(adminPaths.amenitySeed)} element={<AmenitySeedPage />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route element={<AdminLayout />}>
            <Route index element={<Navigate to={adminPaths.dashboard} replace />} />
            {panelScreens.map(({ path, Screen }) => (
              <Route key={path} path={below(path)} element={<Screen />} />
            ))}
            <Route path="*" element={<AdminNotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </SessionProvider>
  );
}

/** The part of an address that is left below the panel's root, as nested routes want it. */
function below(path: string): string {
  return path.slice(adminPaths.root.length + 1);
}
