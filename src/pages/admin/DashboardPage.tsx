import { ExternalLink } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { useToast } from '@/components/useToast';
import { ShortcutsHelp } from '@/components/ShortcutsHelp';
import { formatFullDay } from '@/domain/date-formats';
import type { Day } from '@/domain/dates';
import { Arrivals } from '@/features/admin-dashboard/Arrivals';
import { useDayAddress } from '@/features/admin-dashboard/day/day-address';
import { dayShortcuts } from '@/features/admin-dashboard/day/day-shortcuts';
import { DaySection, type DaySlots } from '@/features/admin-dashboard/day/DaySection';
import { PrintDay } from '@/features/admin-dashboard/day/PrintDay';
import { LatestBookings } from '@/features/admin-dashboard/LatestBookings';
import { Tiles } from '@/features/admin-dashboard/Tiles';
import { HiddenRoomsNotice } from '@/features/admin-requests/HiddenRoomsNotice';
import { PanelMeta } from '@/features/admin-requests/PanelMeta';
import { PauseSwitch } from '@/features/admin-requests/PauseSwitch';
import { SurgeNotice } from '@/features/admin-requests/SurgeNotice';
import { useSession } from '@/features/auth/useSession';
import { conflictRule } from '@/lib/conflict-rule';
import { NewBookingButton } from '@/features/desk-form/NewBookingButton';
import { useNewBookingKey } from '@/features/desk-form/useNewBookingKey';
import { useToday } from '@/hooks/useToday';
import { logError } from '@/lib/log';
import { homePath } from '@/lib/paths';
import { retryImport } from '@/lib/retry-import';
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
  const slots = usePaymentSlots();
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
        detail={
          <>
            <span className="max-md:hidden">{formatFullDay(today)}</span>
            {/* On wide screens the address stands in the sidebar. */}
            <span className="block wrap-anywhere lg:hidden">{user?.email}</span>
          </>
        }
      >
        <NewBookingButton className="max-md:hidden" />
        <PrintDay day={address.day} />
        <ShortcutsHelp sections={dayShortcuts} />
        <LinkButton variant="outline" to={homePath} className="max-lg:hidden">
          <ExternalLink aria-hidden />
          Ver site
        </LinkButton>
      </PanelHeader>
      <SurgeNotice today={today} onCancelAlike={handleCancelAlike} />
      <Tiles today={today} />
      <DaySection address={address} today={today} slots={slots} />
      <PauseSwitch />
      <Arrivals today={today} day={address.day} />
      <HiddenRoomsNotice rule={conflictRule()} today={today} />
      <LatestBookings />
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

/**
 * What takes money comes after the day itself, for which somebody waits. Where it does not come, the
 * window of a booking takes money too.
 */
function usePaymentSlots(): DaySlots | undefined {
  const [slots, setSlots] = useState<DaySlots>();

  useEffect(() => {
    let isGone = false;
    retryImport(async () => import('./dashboard-payments')).then(
      ({ paymentSlots }) => {
        if (!isGone) setSlots(paymentSlots);
      },
      (error: unknown) => logError('paymentSlots', error),
    );
    return () => {
      isGone = true;
    };
  }, []);

  return slots;
}
