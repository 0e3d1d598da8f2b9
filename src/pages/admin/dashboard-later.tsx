import type { Day } from '@/domain/dates';
import { ChannelsNotice } from '@/features/admin-channels/ChannelsNotice';
import { Arrivals } from '@/features/admin-dashboard/Arrivals';
import type { DaySlots } from '@/features/admin-dashboard/day/DaySection';
import { LatestBookings } from '@/features/admin-dashboard/LatestBookings';
import { HiddenRoomsNotice } from '@/features/admin-requests/HiddenRoomsNotice';
import { PauseSwitch } from '@/features/admin-requests/PauseSwitch';
import { StuckMailsNotice } from '@/features/mails/StuckMailsNotice';
import { DayTakings } from '@/features/payments/DayTakings';
import { ReceiveButton } from '@/features/payments/ReceiveButton';
import { conflictRule } from '@/lib/conflict-rule';

// The parts of the dashboard that load after the day's lists, which are needed first.

export { SurgeNotice } from '@/features/admin-requests/SurgeNotice';

/** Payments on the day's screen: received in its rows, summed up below (PAY-02, PAY-03). */
export const paymentSlots: DaySlots = {
  // The key keeps the button's undo state when the button moves within its row.
  receive: (stay) => <ReceiveButton key={stay.id} booking={stay} />,
  takings: ({ day, takings }) => <DayTakings day={day} takings={takings} />,
};

/** Problems, shown above the day: stuck mails, conflicts, calendars that are not read. */
export function Notices() {
  return (
    <>
      <StuckMailsNotice />
      <ChannelsNotice />
    </>
  );
}

/** Below the day: pause switch, chart of arrivals, newest bookings (ADM-DASH-03, DAY-05). */
export function BelowTheDay({ today, day }: { today: Day; day: Day }) {
  return (
    <>
      <PauseSwitch />
      <Arrivals today={today} day={day} />
      <HiddenRoomsNotice rule={conflictRule()} today={today} />
      <LatestBookings />
    </>
  );
}
