import CancelDialog from '@/features/panel/stay/change/CancelDialog';
import ChangeDialog from '@/features/panel/stay/change/alter/ChangeDialog';
import EarlyDeparture from '@/features/panel/stay/change/departure/EarlyDeparture';
import OneMoreNight from '@/features/panel/stay/change/night/OneMoreNight';
import SplitDialog from '@/features/panel/stay/change/split/SplitDialog';
import RegisterDialog from '@/features/panel/register/RegisterDialog';
import { isLive } from '@/domain/availability/occupied-nights';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { WindowActs } from './useWindowActs';

interface OpenActProps {
  act: NonNullable<WindowActs['act']>;
  end: () => void;
  booking: StaffBooking;
  group: readonly StaffBooking[];
}

/** The dialog over the window of a booking: to change, to split or to cancel it. */
export default function OpenAct({ act, end, booking, group }: OpenActProps) {
  return (
    <>
      {act.kind === 'alter' && <ChangeDialog booking={booking} focus={act.focus} onClose={end} />}
      {act.kind === 'night' && <OneMoreNight stay={booking} onClose={end} />}
      {act.kind === 'split' && <SplitDialog booking={booking} onClose={end} />}
      {act.kind === 'leave' && (
        <EarlyDeparture targets={group.filter(({ id }) => act.ids.includes(id))} onClose={end} />
      )}
      {act.kind === 'register' && (
        <RegisterDialog booking={booking} person={act.person} onClose={end} />
      )}
      {act.kind === 'cancel' && (
        <CancelDialog
          targets={group.filter((one) => act.ids.includes(one.id) && isLive(one))}
          reason={act.reason}
          onClose={end}
        />
      )}
    </>
  );
}
