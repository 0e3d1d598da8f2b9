import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { useToast } from '@/components/overlay/useToast';
import type { Day } from '@/domain/calendar/dates';
import { DoubtedDayNotice } from '@/features/panel/house/DoubtedDayNotice';
import { HouseCells } from '@/features/panel/house/HouseCells';
import { ChannelsNotice } from '@/features/panel/channel/ChannelsNotice';
import { Arrivals } from '@/features/panel/day/overview/Arrivals';
import { DayField } from '@/features/panel/day/DayField';
import { dayEntries } from '@/features/panel/day/day-entries';
import { DayEmpty } from '@/features/panel/day/DayEmpty';
import { GuestCounts } from '@/features/panel/day/GuestCounts';
import type { DaySlots } from '@/features/panel/day/list-place';
import { MoneyNotice } from '@/features/panel/deposit/overview/MoneyNotice';
import { LatestBookings } from '@/features/panel/day/overview/LatestBookings';
import { HiddenRoomsNotice } from '@/features/panel/request/HiddenRoomsNotice';
import { PauseSwitch } from '@/features/panel/request/PauseSwitch';
import { MailServerNotice } from '@/features/panel/mail/MailServerNotice';
import { StuckMailsNotice } from '@/features/panel/mail/StuckMailsNotice';
import { DayTakings } from '@/features/panel/payment/DayTakings';
import { ShiftNotesNotice } from '@/features/panel/shift/ShiftNotesNotice';
import { SurgeNotice } from '@/features/panel/request/SurgeNotice';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { conflictRule } from '@/lib/conflict-rule';
import type { DaySheet } from '@/queries/day-sheet';
import type { StaffBooking } from '@/queries/staff-bookings';

// The parts of the dashboard that load after the day's lists, which are needed first.

const cancelAlike = lazyPart(async () => import('@/features/panel/request/CancelAlike'));

/** A jump of unanswered requests, which may be false ones; those of one sender can be cancelled. */
export function Surge({ today }: { today: Day }) {
  const [like, setLike] = useState<StaffBooking | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const toast = useToast();

  function handleCancelAlike(booking: StaffBooking) {
    cancelAlike.preload().then(
      () => {
        setIsLoaded(true);
        setLike(booking);
      },
      () => toast.error('Não foi possível abrir os pedidos deste remetente. Tente novamente.'),
    );
  }

  return (
    <>
      <SurgeNotice today={today} onCancelAlike={handleCancelAlike} />
      {isLoaded && (
        <Suspense>
          <cancelAlike.Part like={like} onClose={() => setLike(null)} />
        </Suspense>
      )}
    </>
  );
}

/** What the day gets later: the field for other days, and the payments summed up below (PAY-03). */
export const daySlots: DaySlots = {
  field: (shown) => <DayField {...shown} />,
  empty: (day) => <DayEmpty {...day} />,
  below: (sheet) => <BelowTheLists sheet={sheet} />,
};

/**
 * How many guests the day has (DAY-08), and its payments, which may be taken on a day on which
 * nobody arrives or leaves (PAY-03).
 */
function BelowTheLists({ sheet }: { sheet: DaySheet }) {
  const { day, today, takings } = sheet;
  const isEmpty = dayEntries(sheet).length === 0;
  return (
    <>
      {!isEmpty && (
        <div className="mt-4">
          <GuestCounts sheet={sheet} today={today} />
        </div>
      )}
      {day <= today && (
        <div className="mt-4 *:mb-0 empty:hidden">
          <DayTakings day={day} takings={takings} isQuiet={isEmpty} />
        </div>
      )}
    </>
  );
}

export { HouseCells };

/** Above the day: a stopped mail server, stuck mails, conflicts, calendars that are not read, money to decide about, open notes of the shift. */
export function Notices({ today }: { today: Day }) {
  return (
    <>
      <MailServerNotice />
      <StuckMailsNotice />
      <DoubtedDayNotice />
      <ChannelsNotice />
      <MoneyNotice />
      <ShiftNotesNotice place="above" today={today} />
    </>
  );
}

/** Below the day: the way to the notes of the shift, pause switch, chart of arrivals, newest bookings (ADM-DASH-03, DAY-05). */
export function BelowTheDay({ today, day }: { today: Day; day: Day }) {
  // There the tiles stand below the day, and what they lead to with them.
  const isPhone = useMediaQuery('(width < 48rem)');
  return (
    <>
      {isPhone && <HouseCells />}
      <ShiftNotesNotice place="below" today={today} />
      <PauseSwitch />
      <Arrivals today={today} day={day} />
      <HiddenRoomsNotice rule={conflictRule()} today={today} />
      <LatestBookings />
    </>
  );
}
