import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { RefreshWait } from '@/features/panel/session/RefreshWait';
import { SessionProvider } from '@/features/panel/session/SessionProvider';
import { logError } from '@/lib/log';
import { rewrittenPanelLink } from '@/lib/links/rewritten-panel-link';
import { adminPaths } from '@/lib/staff-paths';
import LoginPage from '@/pages/admin/LoginPage';
import { AdminLayout } from './AdminLayout';
import { RequireSession } from './RequireSession';

// Beside the first screen, which does without.
import('./panel/latin-ext').catch((error: unknown) => logError('latinExt', error));

const bookings = lazyPart(async () => import('@/pages/admin/BookingsPage'));
/** The pages inside the frame, each by the name of its path, in a chunk of its own. */
const PAGES = [
  ['dashboard', lazyPart(async () => import('@/pages/admin/DashboardPage'))],
  ['reports', lazyPart(async () => import('@/pages/admin/ReportsPage'))],
  ['shift', lazyPart(async () => import('@/pages/admin/ShiftPage'))],
  ['bookings', bookings],
  ['bookingsOld', bookings],
  ['groups', lazyPart(async () => import('@/pages/admin/GroupBookingsPage'))],
  ['rooms', lazyPart(async () => import('@/pages/admin/RoomsAdminPage'))],
  ['availability', lazyPart(async () => import('@/pages/admin/AvailabilityPricingPage'))],
  ['messages', lazyPart(async () => import('@/pages/admin/MessagesPage'))],
  ['mailTexts', lazyPart(async () => import('@/pages/admin/MailTextsPage'))],
  ['team', lazyPart(async () => import('@/pages/admin/TeamPage'))],
  ['account', lazyPart(async () => import('@/pages/admin/AccountPage'))],
  ['secondFactor', lazyPart(async () => import('@/pages/admin/SecondFactorPage'))],
  ['house', lazyPart(async () => import('@/pages/admin/HousePage'))],
  ['cleaning', lazyPart(async () => import('@/pages/admin/CleaningPage'))],
  ['bulletins', lazyPart(async () => import('@/pages/admin/BulletinsPage'))],
  ['billing', lazyPart(async () => import('@/pages/admin/BillingPage'))],
  ['deposits', lazyPart(async () => import('@/pages/admin/DepositsPage'))],
  ['month', lazyPart(async () => import('@/pages/admin/MonthPage'))],
] as const;

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
            {PAGES.map(([name, { Part: Page }]) => (
              <Route key={name} path={below(adminPaths[name])} element={<Page />} />
            ))}
            <Route path="*" element={<AdminNotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </SessionProvider>
  );
}

/** Fetches the page of an address of the panel, so that it can be drawn without waiting. */
export async function preloadPanelPage(pathname: string): Promise<void> {
  await PAGES.find(([name]) => adminPaths[name] === pathname)?.[1].preload();
}

/** The part of an address that is left below the panel's root, as nested routes want it. */
function below(path: string): string {
  return path.slice(adminPaths.root.length + 1);
}
