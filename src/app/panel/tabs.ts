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
  /** A screen that is opened from a button of the tab's own, and has no link in the navigation. */
  innerPath?: string;
}

/** The panel's tabs, in their order. */
export const panelTabs: readonly PanelTab[] = [
  {
    label: 'Dashboard',
    path: adminPaths.dashboard,
    icon: LayoutDashboard,
    innerPath: adminPaths.reports,
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
    innerPath: adminPaths.mailTexts,
  },
];

/** Whether a tab's own screen is the one that is shown. */
function isCurrentTab({ path, oldPath }: PanelTab, pathname: string): boolean {
  return pathname === path || pathname === oldPath;
}

/** Whether the screen shown belongs to a tab: its own, or one below it. */
export function isInTabArea(tab: PanelTab, pathname: string): boolean {
  const { subPage, innerPath } = tab;
  return isCurrentTab(tab, pathname) || pathname === subPage?.path || pathname === innerPath;
}

/** The aria-current of a tab: the current screen, or the parent of one that has no link. */
export function currentTabMark(tab: PanelTab, pathname: string): 'page' | 'true' | undefined {
  if (isCurrentTab(tab, pathname)) return 'page';
  return pathname === tab.innerPath ? 'true' : undefined;
}
