import {
  BedDouble,
  CalendarCheck,
  CalendarRange,
  LayoutDashboard,
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
    innerPaths: [adminPaths.reports, adminPaths.shift],
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
    innerPaths: [adminPaths.mailTexts],
  },
];

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
