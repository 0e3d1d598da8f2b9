import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { formatFullDay } from '@/domain/date-formats';
import { Arrivals } from '@/features/admin-dashboard/Arrivals';
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
import { useToday } from '@/hooks/useToday';
import { homePath } from '@/lib/paths';
import type { StaffBooking } from '@/queries/staff-bookings';

/** How the house stands this morning (ADM-DASH-01 to ADM-DASH-06). */
export default function DashboardPage() {
  const { user } = useSession();
  const today = useToday();
  const [falseRequest, setFalseRequest] = useState<StaffBooking | null>(null);
  useNewBookingKey();
  if (today === null) return null;
  return (
    <>
      <PanelMeta title="Dashboard" />
      <PanelHeader
        title="Dashboard"
        detail={
          <>
            {formatFullDay(today)}
            {/* On wide screens the address stands in the sidebar. */}
            <span className="block wrap-anywhere lg:hidden">{user?.email}</span>
          </>
        }
      >
        <NewBookingButton />
        <LinkButton variant="outline" to={homePath}>
          <ExternalLink aria-hidden />
          Ver site
        </LinkButton>
      </PanelHeader>
      <SurgeNotice today={today} onCancelAlike={setFalseRequest} />
      <Tiles today={today} />
      <PauseSwitch />
      <Arrivals today={today} />
      <HiddenRoomsNotice rule={conflictRule()} today={today} />
      <LatestBookings />
      <CancelAlike like={falseRequest} onClose={() => setFalseRequest(null)} />
    </>
  );
}
