import { useLocation } from 'react-router-dom';
import ShortcutsWindow, { type ShortcutSection } from '@/components/overlay/ShortcutsWindow';
import { gridShortcuts } from '@/features/panel/availability/grid-shortcuts';
import { bookingShortcuts } from '@/features/panel/booking/list/booking-shortcuts';
import { cleaningShortcuts } from '@/features/panel/cleaning/cleaning-shortcuts';
import { dayShortcuts } from '@/features/panel/day/day-shortcuts';
import { messageShortcuts } from '@/features/panel/message/message-shortcuts';
import { adminPaths } from '@/lib/staff-paths';
import { panelTabs } from './tabs';

const SECTIONS: Partial<Record<string, readonly ShortcutSection[]>> = {
  [adminPaths.dashboard]: dayShortcuts,
  [adminPaths.bookings]: bookingShortcuts,
  [adminPaths.availability]: gridShortcuts,
  [adminPaths.messages]: messageShortcuts,
  [adminPaths.cleaning]: cleaningShortcuts,
};

const EVERYWHERE: ShortcutSection = {
  title: 'Em todo o painel',
  shortcuts: [
    { keys: ['C'], does: 'Abrir A casa' },
    { keys: ['?'], does: 'Mostrar os atalhos' },
  ],
};

/** The single keys of the screen that is open; on one without any, those of every screen. */
export default function ScreenShortcuts({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const tab = panelTabs.find((one) => pathname === one.path || pathname === one.oldPath);
  const own = SECTIONS[tab?.path ?? pathname];
  return <ShortcutsWindow sections={[...(own ?? ofEveryScreen()), EVERYWHERE]} onClose={onClose} />;
}

function ofEveryScreen(): ShortcutSection[] {
  return panelTabs.flatMap(({ path, label }) =>
    (SECTIONS[path] ?? []).map(({ title, shortcuts }) => ({
      title: `${label}, ${title.toLowerCase()}`,
      shortcuts,
    })),
  );
}
