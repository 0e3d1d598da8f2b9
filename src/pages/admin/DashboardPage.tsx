import { ExternalLink } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBox } from '@/components/ErrorBox';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { useToast } from '@/components/overlay/useToast';
import { ShortcutsHelp } from '@/components/overlay/ShortcutsHelp';
import { formatFullDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { useDayAddress } from '@/features/panel/day/day-address';
import { dayShortcuts } from '@/features/panel/day/day-shortcuts';
import { DaySection } from '@/features/panel/day/DaySection';
import { PrintDay } from '@/features/panel/day/paper/PrintDay';
import { Tiles } from '@/features/panel/day/overview/Tiles';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { useSession } from '@/features/panel/session/useSession';
import { NewBookingButton } from '@/features/panel/stay/new/NewBookingButton';
import { useNewBookingKey } from '@/features/panel/stay/new/useNewBookingKey';
import { useToday } from '@/hooks/useToday';
import { logError } from '@/lib/log';
import { homePath } from '@/lib/paths';
import { retryImport } from '@/lib/retry-import';
import { adminPaths } from '@/lib/staff-paths';
import type { StaffBooking } from '@/queries/staff-bookings';

const cancelAlike = lazyWithPreload(() =>
  retryImport(async () => {
    const { CancelAlike } = await import('@/features/panel/request/CancelAlike');
    return { default: CancelAlike };
  }),
);

/** The key figures of the hostel (ADM-DASH-01 to ADM-DASH-06) and its day (DAY-01 to DAY-07). */
export default function DashboardPage() {
  const today = useToday();
  return today === null ? null : <Dashboard today={today} />;
}

function Dashboard({ today }: { today: Day }) {
  const { user } = useSession();
  const address = useDayAddress(today);
  const [falseRequest, setFalseRequest] = useState<StaffBooking | null>(null);
  const [hasCancelAlike, setHasCancelAlike] = useState(false);
  useNewBookingKey();
  const { parts, hasFailed } = useLaterParts();
  const toast = useToast();

  function handleCancelAlike(booking: StaffBooking) {
    cancelAlike.preload().then(
      () => {
        setHasCancelAlike(true);
        setFalseRequest(booking);
      },
      () => toast.error('Não foi possível abrir os pedidos deste remetente. Tente novamente.'),
    );
  }

  return (
    <>
      <PanelMeta title="Dashboard" />
      <PanelHeader
        title="Dashboard"
        isDetailBelow
        detail={
          <>
            <span className="max-md:hidden">{formatFullDay(today)}</span>
            {/* On wide screens the e-mail is in the sidebar. */}
            <span className="block wrap-anywhere lg:hidden">{user?.email}</span>
          </>
        }
      >
        <NewBookingButton className="max-md:hidden" />
        <LinkButton variant="outline" to={adminPaths.reports}>
          Relatórios
        </LinkButton>
        <PrintDay day={address.day} />
        <ShortcutsHelp sections={dayShortcuts} />
        <LinkButton variant="outline" to={homePath} className="max-lg:hidden">
          <ExternalLink aria-hidden />
          Ver site
        </LinkButton>
      </PanelHeader>
      {parts && <parts.Notices />}
      {parts && <parts.SurgeNotice today={today} onCancelAlike={handleCancelAlike} />}
      <Tiles today={today} />
      <DaySection address={address} today={today} slots={parts?.paymentSlots} />
      {parts && <parts.BelowTheDay today={today} day={address.day} />}
      {hasFailed && (
        <ErrorBox
          title="Não foi possível carregar o resto da página"
          onRetry={() => window.location.reload()}
        />
      )}
      {hasCancelAlike && (
        <Suspense>
          <cancelAlike.Part like={falseRequest} onClose={() => setFalseRequest(null)} />
        </Suspense>
      )}
      {/* Fixed within the thumb's reach; the empty block keeps it from covering the page's end. */}
      <div className="h-17 md:hidden" />
      <div className="fixed right-4 bottom-4 z-8 md:hidden print:hidden">
        <NewBookingButton className="min-h-13! px-5! shadow-s3" />
      </div>
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
    if (known !== null) return undefined;
    let isGone = false;
    retryImport(async () => import('./dashboard-later')).then(
      (loaded) => {
        known = loaded;
        if (!isGone) setParts(loaded);
      },
      (error: unknown) => {
        logError('dashboard-later', error);
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);

  return { parts, hasFailed };
}
