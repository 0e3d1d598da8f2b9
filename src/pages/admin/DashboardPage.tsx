import { ExternalLink } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBox } from '@/components/ErrorBox';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { useToast } from '@/components/useToast';
import { ShortcutsHelp } from '@/components/ShortcutsHelp';
import { formatFullDay } from '@/domain/date-formats';
import type { Day } from '@/domain/dates';
import { useDayAddress } from '@/features/admin-dashboard/day/day-address';
import { dayShortcuts } from '@/features/admin-dashboard/day/day-shortcuts';
import { DaySection } from '@/features/admin-dashboard/day/DaySection';
import { PrintDay } from '@/features/admin-dashboard/day/PrintDay';
import { Tiles } from '@/features/admin-dashboard/Tiles';
import { PanelMeta } from '@/features/admin-requests/PanelMeta';
import { useSession } from '@/features/auth/useSession';
import { NewBookingButton } from '@/features/desk-form/NewBookingButton';
import { useNewBookingKey } from '@/features/desk-form/useNewBookingKey';
import { useToday } from '@/hooks/useToday';
import { logError } from '@/lib/log';
import { homePath } from '@/lib/paths';
import { retryImport } from '@/lib/retry-import';
import { adminPaths } from '@/lib/staff-paths';
import type { StaffBooking } from '@/queries/staff-bookings';

const cancelAlike = lazyWithPreload(() =>
  retryImport(async () => {
    const { CancelAlike } = await import('@/features/admin-requests/CancelAlike');
    return { default: CancelAlike };
  }),
);

/** How the house stands (ADM-DASH-01 to ADM-DASH-06), and its day (DAY-01 to DAY-07). */
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
            {/* On wide screens the address stands in the sidebar. */}
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
      {/* Under the thumb, over what is scrolled; the room below it is left free. */}
      <div className="h-17 md:hidden" />
      <div className="fixed right-4 bottom-4 z-8 md:hidden print:hidden">
        <NewBookingButton className="min-h-13! px-5! shadow-s3" />
      </div>
    </>
  );
}

type LaterParts = typeof import('./dashboard-later');

/** Once there, they are there at once when somebody comes back to the dashboard. */
let known: LaterParts | null = null;

/**
 * What comes after the day itself, for which somebody waits. All of it stands below the day or on top of it with
 * a hold on the scroll, so that nothing moves when it comes; without it the day can be worked with.
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
