import type { ComponentType } from 'react';
import { partOf } from '@/components/lazy-part';
import type { Day } from '@/domain/calendar/dates';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { useToday } from '@/hooks/useToday';
import { retryImport } from '@/lib/retry-import';
import { adminPaths } from '@/lib/staff-paths';

interface Place {
  path: string;
  title: string;
  /** Whether housekeeping may go there (STAFF-02); an owner's screen asks for the owner itself. */
  isForHousekeeping?: boolean;
}

/** A screen in a chunk of its own, as its route draws it. */
function screen<Module>(
  { path, title, isForHousekeeping = false }: Place,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<{ today: Day }>,
) {
  const { Part, preload } = partOf(async () => pick(await retryImport(load)));

  function Screen() {
    const today = useToday();
    return (
      <>
        <PanelMeta title={title} />
        {today !== null && <Part today={today} />}
      </>
    );
  }

  return { path, isForHousekeeping, Screen, preload };
}

const bookings = screen(
  { path: adminPaths.bookings, title: 'Reservas' },
  async () => import('@/pages/admin/BookingsPage'),
  (module) => module.BookingsPage,
);

/** Every screen inside the frame of the panel. */
export const panelScreens = [
  screen(
    { path: adminPaths.dashboard, title: 'Dashboard' },
    async () => import('@/pages/admin/DashboardPage'),
    (module) => module.DashboardPage,
  ),
  screen(
    { path: adminPaths.reports, title: 'Relatórios' },
    async () => import('@/features/panel/report/ReportsScreen'),
    (module) => module.ReportsScreen,
  ),
  screen(
    { path: adminPaths.shift, title: 'Notas do turno' },
    async () => import('@/features/panel/shift/ShiftScreen'),
    (module) => module.ShiftScreen,
  ),
  bookings,
  { ...bookings, path: adminPaths.bookingsOld },
  screen(
    { path: adminPaths.groups, title: 'Reservas de grupo' },
    async () => import('@/pages/admin/GroupBookingsPage'),
    (module) => module.GroupBookingsPage,
  ),
  screen(
    { path: adminPaths.rooms, title: 'Quartos' },
    async () => import('@/features/panel/room/RoomsScreen'),
    (module) => module.RoomsScreen,
  ),
  screen(
    { path: adminPaths.availability, title: 'Disponibilidade e Preços' },
    async () => import('@/features/panel/availability/AvailabilityPricingScreen'),
    (module) => module.AvailabilityPricingScreen,
  ),
  screen(
    { path: adminPaths.messages, title: 'Mensagens' },
    async () => import('@/features/panel/message/MessagesScreen'),
    (module) => module.MessagesScreen,
  ),
  screen(
    { path: adminPaths.mailTexts, title: 'Textos dos e-mails' },
    async () => import('@/features/panel/mail/texts/MailTextsScreen'),
    (module) => module.MailTextsScreen,
  ),
  screen(
    { path: adminPaths.team, title: 'Equipa' },
    async () => import('@/pages/admin/TeamPage'),
    (module) => module.TeamPage,
  ),
  screen(
    { path: adminPaths.account, title: 'A minha conta', isForHousekeeping: true },
    async () => import('@/features/panel/account/AccountScreen'),
    (module) => module.AccountScreen,
  ),
  screen(
    { path: adminPaths.secondFactor, title: 'Segundo fator', isForHousekeeping: true },
    async () => import('@/features/panel/account/SecondFactorScreen'),
    (module) => module.SecondFactorScreen,
  ),
  screen(
    { path: adminPaths.house, title: 'A casa' },
    async () => import('@/features/panel/house/HouseScreen'),
    (module) => module.HouseScreen,
  ),
  screen(
    { path: adminPaths.cleaning, title: 'Limpeza', isForHousekeeping: true },
    async () => import('@/pages/admin/CleaningPage'),
    (module) => module.CleaningPage,
  ),
  screen(
    { path: adminPaths.bulletins, title: 'Boletins' },
    async () => import('@/features/panel/bulletins/BulletinsScreen'),
    (module) => module.BulletinsScreen,
  ),
  screen(
    { path: adminPaths.billing, title: 'Para faturar' },
    async () => import('@/features/panel/billing/BillingScreen'),
    (module) => module.BillingScreen,
  ),
  screen(
    { path: adminPaths.deposits, title: 'Sinais' },
    async () => import('@/features/panel/deposit/overview/DepositsScreen'),
    (module) => module.DepositsScreen,
  ),
  screen(
    { path: adminPaths.month, title: 'Mês' },
    async () => import('@/features/panel/month/MonthScreen'),
    (module) => module.MonthScreen,
  ),
];

/** Where housekeeping may go (STAFF-02); elsewhere it is sent to the cleaning. */
export const HOUSEKEEPING_PATHS: readonly string[] = panelScreens
  .filter(({ isForHousekeeping }) => isForHousekeeping)
  .map(({ path }) => path);

/** Fetches the screen of an address of the panel, so that it can be drawn without waiting. */
export async function preloadScreen(pathname: string): Promise<void> {
  await panelScreens.find(({ path }) => path === pathname)?.preload();
}
