import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ErrorBox } from '@/components/ErrorBox';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import type { Day } from '@/domain/calendar/dates';
import { useDayAddress } from '@/features/panel/day/day-address';
import { DaySection } from '@/features/panel/day/DaySection';
import { PrintDay } from '@/features/panel/day/paper/PrintDay';
import { Tiles } from '@/features/panel/day/overview/Tiles';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { useSession } from '@/features/panel/session/useSession';
import { NewBookingButton } from '@/features/panel/stay/new/NewBookingButton';
import { useNewBookingKey } from '@/features/panel/stay/new/useNewBookingKey';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useToday } from '@/hooks/useToday';
import { logError } from '@/lib/log';
import { homePath } from '@/lib/paths';
import { retryImport } from '@/lib/retry-import';
import { adminPaths } from '@/lib/staff-paths';

/** The key figures of the hostel (ADM-DASH-01 to ADM-DASH-06) and its day (DAY-01 to DAY-07). */
export default function DashboardPage() {
  const today = useToday();
  return today === null ? null : <Dashboard today={today} />;
}

function Dashboard({ today }: { today: Day }) {
  const { user } = useSession();
  const address = useDayAddress(today);
  useNewBookingKey();
  // On a phone the first guest stands in the upper half of the screen, and figures follow.
  const isPhone = useMediaQuery('(width < 48rem)');
  const { parts, hasFailed } = useLaterParts();

  return (
    <>
      <PanelMeta title="Dashboard" />
      <PanelHeader
        title="Dashboard"
        isDetailBelow
        // On wide screens the e-mail is in the sidebar; on a phone the guests come first.
        detail={<span className="block wrap-anywhere max-md:hidden lg:hidden">{user?.email}</span>}
      >
        <LinkButton variant="outline" to={adminPaths.reports}>
          Relatórios
        </LinkButton>
        <PrintDay day={address.day} />
        <LinkButton variant="outline" to={homePath} className="max-lg:hidden">
          <ExternalLink aria-hidden />
          Ver site
        </LinkButton>
        <NewBookingButton />
      </PanelHeader>
      {parts && <parts.Notices today={today} />}
      {parts && <parts.Surge today={today} />}
      {!isPhone && <Tiles today={today} />}
      {!isPhone && (
        // Its place is kept, so that the day below does not jump.
        <div className="min-h-20">{parts && <parts.HouseCells />}</div>
      )}
      <DaySection address={address} today={today} slots={parts?.daySlots} />
      {isPhone && <Tiles today={today} />}
      {parts && <parts.BelowTheDay today={today} day={address.day} />}
      {hasFailed && (
        <ErrorBox
          title="Não foi possível carregar o resto da página"
          onRetry={() => window.location.reload()}
        />
      )}
    </>
  );
}

type LaterParts = typeof import('./dashboard-later');

/** Cached, so that they are shown at once when somebody returns to the dashboard. */
let known: LaterParts | null = null;

/**
 * The parts that load after the day's lists, which are needed first. They appear below the day or,
 * with a scroll anchor, above it, so that nothing moves; the day's lists work without them.
 */
function useLaterParts(): { parts: LaterParts | null; hasFailed: boolean } {
  const [parts, setParts] = useState(known);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    retryImport(async () => import('./dashboard-later')).then(
      (loaded) => {
        known = loaded;
        setParts(loaded);
      },
      (error: unknown) => {
        logError('dashboard-later', error);
        setHasFailed(true);
      },
    );
  }, []);

  return { parts, hasFailed };
}
