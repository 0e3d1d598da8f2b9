import {
  BedDouble,
  CalendarCheck,
  CalendarRange,
  LayoutDashboard,
  createLucideIcon,
  Mail,
  type LucideIcon,
} from 'lucide-react';
import { adminPaths } from '@/lib/staff-paths';

/** A tab of the panel (ADM-NAV-01). */
export interface PanelTab {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Another address of the same screen. */
  oldPath?: string;
  /** Carries the count of unread messages. */
  hasUnreadCount?: boolean;
  /** A screen without a tab of its own, reached from this one. */
  subPage?: { label: string; path: string };
  /** Screens that are opened from the tab's own, and have no link in the navigation. */
  innerPaths?: readonly string[];
}

/** The panel's tabs, in their order. */
export const panelTabs: readonly PanelTab[] = [
  {
    label: 'Dashboard',
    path: adminPaths.dashboard,
    icon: LayoutDashboard,
    innerPaths: [adminPaths.shift],
  },
  {
    label: 'Reservas',
    path: adminPaths.bookings,
    oldPath: adminPaths.bookingsOld,
    icon: CalendarCheck,
    subPage: { label: 'Reservas de grupo', path: adminPaths.groups },
  },
  { label: 'Quartos', path: adminPaths.rooms, icon: BedDouble },
  { label: 'Disponibilidade e Preços', path: adminPaths.availability, icon: CalendarRange },
  {
    label: 'Mensagens',
    path: adminPaths.messages,
    icon: Mail,
    hasUnreadCount: true,
  },
];

/**
 * Lucide's own 'house' lies in the file of the amenities' icons, which the panel's first screen
 * would have to load for it.
 */
const House = createLucideIcon('house', [
  ['path', { d: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8', key: 'door' }],
  [
    'path',
    {
      d: 'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
      key: 'walls',
    },
  ],
]);

/** The place behind the tabs: what the house does in its rhythm; its screens are rows there. */
export const houseTab: PanelTab = {
  label: 'A casa',
  path: adminPaths.house,
  icon: House,
  innerPaths: [
    adminPaths.cleaning,
    adminPaths.bulletins,
    adminPaths.billing,
    adminPaths.deposits,
    adminPaths.month,
    adminPaths.reports,
    adminPaths.mailTexts,
    adminPaths.team,
  ],
};

/** Whether a tab's own screen is the one that is shown. */
function isCurrentTab({ path, oldPath }: PanelTab, pathname: string): boolean {
  return pathname === path || pathname === oldPath;
}

/** Whether the screen shown belongs to a tab: its own, or one below it. */
export function isInTabArea(tab: PanelTab, pathname: string): boolean {
  return currentTabMark(tab, pathname) !== undefined || pathname === tab.subPage?.path;
}

/** The aria-current of a tab: the current screen, or the parent of one that has no link. */
export function currentTabMark(tab: PanelTab, pathname: string): 'page' | 'true' | undefined {
  if (isCurrentTab(tab, pathname)) return 'page';
  return tab.innerPaths?.includes(pathname) ? 'true' : undefined;
}
