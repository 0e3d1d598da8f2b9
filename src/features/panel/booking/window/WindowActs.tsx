import { Suspense, useEffect } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { isLive } from '@/domain/availability/occupied-nights';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { WindowActs } from './useWindowActs';

const changeDialog = lazyPart(
  async () => import('@/features/panel/stay/change/alter/ChangeDialog'),
);
const splitDialog = lazyPart(async () => import('@/features/panel/stay/change/split/SplitDialog'));
const nightSheet = lazyPart(async () => import('@/features/panel/stay/change/night/OneMoreNight'));
const departure = lazyPart(
  async () => import('@/features/panel/stay/change/departure/EarlyDeparture'),
);
const cancelDialog = lazyPart(async () => import('@/features/panel/stay/change/CancelDialog'));
const registerDialog = lazyPart(async () => import('@/features/panel/register/RegisterDialog'));

const DIALOGS = [changeDialog, splitDialog, nightSheet, departure, cancelDialog, registerDialog];

interface OpenActProps {
  acts: WindowActs;
  booking: StaffBooking;
  group: readonly StaffBooking[];
}

/** The dialog over the window of a booking: to change, to split or to cancel it. */
export function OpenAct({ acts: { act, end }, booking, group }: OpenActProps) {
  // Preloads the chunks of the dialogs while the booking is read.
  useEffect(() => {
    for (const { preload } of DIALOGS) {
      preload().catch(() => {
        // Opening the dialog tries again and reports a failure.
      });
    }
  }, []);

  if (act === null) return null;
  return (
    <Suspense fallback={null}>
      {act.kind === 'alter' && (
        <changeDialog.Part booking={booking} focus={act.focus} onClose={end} />
      )}
      {act.kind === 'night' && <nightSheet.Part stay={booking} onClose={end} />}
      {act.kind === 'split' && <splitDialog.Part booking={booking} onClose={end} />}
      {act.kind === 'leave' && (
        <departure.Part targets={group.filter(({ id }) => act.ids.includes(id))} onClose={end} />
      )}
      {act.kind === 'register' && (
        <registerDialog.Part booking={booking} person={act.person} onClose={end} />
      )}
      {act.kind === 'cancel' && (
        <cancelDialog.Part
          targets={group.filter((one) => act.ids.includes(one.id) && isLive(one))}
          reason={act.reason}
          onClose={end}
        />
      )}
    </Suspense>
  );
}
