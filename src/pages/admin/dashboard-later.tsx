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

// What comes after the day itself, for which somebody waits.

export { SurgeNotice } from '@/features/admin-requests/SurgeNotice';

/** Money on the day: taken on its rows, and summed up below its lists (PAY-02, PAY-03). */
export const paymentSlots: DaySlots = {
  // The key keeps what can be taken back, wherever in its row the button comes to stand.
  receive: (stay) => <ReceiveButton key={stay.id} booking={stay} />,
  takings: ({ day, takings }) => <DayTakings day={day} takings={takings} />,
};

/** What must be put right, above the day: mails that stand still, conflicts, calendars that are not read. */
export function Notices() {
  return (
    <>
      <StuckMailsNotice />
      <ChannelsNotice />
    </>
  );
}

/** What stands below the day: requests paused or not, the plot and the newest bookings (ADM-DASH-03, DAY-05). */
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
