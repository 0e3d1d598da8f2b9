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

const DashboardPage = lazyPart(async () => import('@/pages/admin/DashboardPage')).Part;
const ReportsPage = lazyPart(async () => import('@/pages/admin/ReportsPage')).Part;
const ShiftPage = lazyPart(async () => import('@/pages/admin/ShiftPage')).Part;
const BookingsPage = lazyPart(async () => import('@/pages/admin/BookingsPage')).Part;
const GroupBookingsPage = lazyPart(async () => import('@/pages/admin/GroupBookingsPage')).Part;
const MessagesPage = lazyPart(async () => import('@/pages/admin/MessagesPage')).Part;
const MailTextsPage = lazyPart(async () => import('@/pages/admin/MailTextsPage')).Part;
const RoomsAdminPage = lazyPart(async () => import('@/pages/admin/RoomsAdminPage')).Part;
const AvailabilityPricingPage = lazyPart(
  async () => import('@/pages/admin/AvailabilityPricingPage'),
).Part;
const AccountPage = lazyPart(async () => import('@/pages/admin/AccountPage')).Part;
const SecondFactorPage = lazyPart(async () => import('@/pages/admin/SecondFactorPage')).Part;
const TeamPage = lazyPart(async () => import('@/pages/admin/TeamPage')).Part;
const NewPasswordPage = lazyPart(async () => import('@/pages/admin/NewPasswordPage')).Part;
const HousePage = lazyPart(async () => import('@/pages/admin/HousePage')).Part;
const CleaningPage = lazyPart(async () => import('@/pages/admin/CleaningPage')).Part;
const BulletinsPage = lazyPart(async () => import('@/pages/admin/BulletinsPage')).Part;
const BillingPage = lazyPart(async () => import('@/pages/admin/BillingPage')).Part;
const DepositsPage = lazyPart(async () => import('@/pages/admin/DepositsPage')).Part;
const MonthPage = lazyPart(async () => import('@/pages/admin/MonthPage')).Part;
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
            <Route path={below(adminPaths.dashboard)} element={<DashboardPage />} />
            <Route path={below(adminPaths.reports)} element={<ReportsPage />} />
            <Route path={below(adminPaths.shift)} element={<ShiftPage />} />
            <Route path={below(adminPaths.bookings)} element={<BookingsPage />} />
            <Route path={below(adminPaths.bookingsOld)} element={<BookingsPage />} />
            <Route path={below(adminPaths.groups)} element={<GroupBookingsPage />} />
            <Route path={below(adminPaths.rooms)} element={<RoomsAdminPage />} />
            <Route path={below(adminPaths.availability)} element={<AvailabilityPricingPage />} />
            <Route path={below(adminPaths.messages)} element={<MessagesPage />} />
            <Route path={below(adminPaths.mailTexts)} element={<MailTextsPage />} />
            <Route path={below(adminPaths.team)} element={<TeamPage />} />
            <Route path={below(adminPaths.account)} element={<AccountPage />} />
            <Route path={below(adminPaths.secondFactor)} element={<SecondFactorPage />} />
            <Route path={below(adminPaths.house)} element={<HousePage />} />
            <Route path={below(adminPaths.cleaning)} element={<CleaningPage />} />
            <Route path={below(adminPaths.bulletins)} element={<BulletinsPage />} />
            <Route path={below(adminPaths.billing)} element={<BillingPage />} />
            <Route path={below(adminPaths.deposits)} element={<DepositsPage />} />
            <Route path={below(adminPaths.month)} element={<MonthPage />} />
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
