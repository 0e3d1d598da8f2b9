import { ExternalLink } from 'lucide-react';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import type { Day } from '@/domain/calendar/dates';
import { ChannelsNotice } from '@/features/panel/channel/ChannelsNotice';
import { useDayAddress } from '@/features/panel/day/day-address';
import { DaySection } from '@/features/panel/day/DaySection';
import { Arrivals } from '@/features/panel/day/overview/Arrivals';
import { LatestBookings } from '@/features/panel/day/overview/LatestBookings';
import { Tiles } from '@/features/panel/day/overview/Tiles';
import { PrintDay } from '@/features/panel/day/paper/PrintDay';
import { MoneyNotice } from '@/features/panel/deposit/overview/MoneyNotice';
import { DoubtedDayNotice } from '@/features/panel/house/DoubtedDayNotice';
import { HouseCells } from '@/features/panel/house/HouseCells';
import { MailServerNotice } from '@/features/panel/mail/MailServerNotice';
import { StuckMailsNotice } from '@/features/panel/mail/StuckMailsNotice';
import { HiddenRoomsNotice } from '@/features/panel/request/HiddenRoomsNotice';
import { PauseSwitch } from '@/features/panel/request/PauseSwitch';
import { SurgeNotice } from '@/features/panel/request/SurgeNotice';
import { useSession } from '@/features/panel/session/useSession';
import { ShiftNotesNotice } from '@/features/panel/shift/ShiftNotesNotice';
import { NewBookingButton } from '@/features/panel/stay/new/NewBookingButton';
import { useNewBookingKey } from '@/features/panel/stay/new/useNewBookingKey';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { conflictRule } from '@/lib/conflict-rule';
import { homePath } from '@/lib/paths';
import { adminPaths } from '@/lib/staff-paths';

/** The key figures of the hostel (ADM-DASH-01 to ADM-DASH-06) and its day (DAY-01 to DAY-07). */
export function DashboardPage({ today }: { today: Day }) {
  const { user } = useSession();
  const address = useDayAddress(today);
  useNewBookingKey();
  // On a phone the first guest stands in the upper half of the screen, and figures follow.
  const isPhone = useMediaQuery('(width < 48rem)');

  return (
    <>
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
      <MailServerNotice />
      <StuckMailsNotice />
      <DoubtedDayNotice />
      <ChannelsNotice />
      <MoneyNotice />
      <ShiftNotesNotice place="above" today={today} />
      <SurgeNotice today={today} />
      {!isPhone && (
        <>
          <Tiles today={today} />
          <div className="min-h-20">
            <HouseCells />
          </div>
        </>
      )}
      <DaySection address={address} today={today} />
      {isPhone && (
        <>
          <Tiles today={today} />
          <HouseCells />
        </>
      )}
      <ShiftNotesNotice place="below" today={today} />
      <PauseSwitch />
      <Arrivals today={today} day={address.day} />
      <HiddenRoomsNotice rule={conflictRule()} today={today} />
      <LatestBookings />
    </>
  );
}
