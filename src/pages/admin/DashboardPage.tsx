import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
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
import { CancelAlike } from '@/features/admin-requests/CancelAlike';
import { HiddenRoomsNotice } from '@/features/admin-requests/HiddenRoomsNotice';
import { PanelMeta } from '@/features/admin-requests/PanelMeta';
import { PauseSwitch } from '@/features/admin-requests/PauseSwitch';
import { SurgeNotice } from '@/features/admin-requests/SurgeNotice';
import { useSession } from '@/features/auth/useSession';
import { conflictRule } from '@/lib/conflict-rule';
import { NewBookingButton } from '@/features/desk-form/NewBookingButton';
import { useNewBookingKey } from '@/features/desk-form/useNewBookingKey';
import { DayTakings } from '@/features/payments/DayTakings';
import { ReceiveButton } from '@/features/payments/ReceiveButton';
import { useToday } from '@/hooks/useToday';
import { homePath } from '@/lib/paths';
import type { StaffBooking } from '@/queries/staff-bookings';

const slots: DaySlots = {
  receive: (stay, className) => <ReceiveButton booking={stay} className={className} />,
  takings: ({ day, takings }) => <DayTakings day={day} takings={takings} />,
};

/** How the house stands (ADM-DASH-01 to ADM-DASH-06), and its day (DAY-01 to DAY-07). */
export default function DashboardPage() {
  const today = useToday();
  return today === null ? null : <Dashboard today={today} />;
}

function Dashboard({ today }: { today: Day }) {
  const { user } = useSession();
  const address = useDayAddress(today);
  const [falseRequest, setFalseRequest] = useState<StaffBooking | null>(null);
  useNewBookingKey();
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
      <SurgeNotice today={today} onCancelAlike={setFalseRequest} />
      <Tiles today={today} />
      <DaySection address={address} today={today} slots={slots} />
      <PauseSwitch />
      <Arrivals today={today} day={address.day} />
      <HiddenRoomsNotice rule={conflictRule()} today={today} />
      <LatestBookings />
      <CancelAlike like={falseRequest} onClose={() => setFalseRequest(null)} />
      {/* Under the thumb, over what is scrolled; the room below it is left free. */}
      <div className="h-17 md:hidden" />
      <div className="fixed right-4 bottom-4 z-8 md:hidden print:hidden">
        <NewBookingButton className="min-h-13! px-5! shadow-s3" />
      </div>
    </>
  );
}
