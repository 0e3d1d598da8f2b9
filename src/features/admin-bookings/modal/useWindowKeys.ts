import { ASSIGNABLE_STATUSES, type BookingStatus } from '@/domain/booking-status';
import { useShortcuts, type Shortcuts } from '@/hooks/useShortcuts';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ChangeResult } from '../change-actions';
import { keepDraft, storedDraft } from '../note-drafts';
import type { BookingActions } from '../useBookingActions';

interface WindowKeysOptions {
  booking: StaffBooking;
  group: readonly StaffBooking[];
  actions: BookingActions;
  onStep: (bookingNumber: string) => void;
  onStatus: (status: BookingStatus) => Promise<void>;
  onArchive: (isArchived: boolean) => Promise<void>;
  /** Sees a change through: what it finds changed elsewhere is shown. */
  onChange: (change: Promise<ChangeResult>) => Promise<void>;
}

/** Everything the window can do, on one key each. */
export function useWindowKeys({
  booking,
  group,
  actions,
  onStep,
  onStatus,
  onArchive,
  onChange,
}: WindowKeysOptions): void {
  const place = group.findIndex(({ id }) => id === booking.id);
  const step = (by: number) => {
    const target = group[place + by];
    if (target !== undefined) onStep(target.booking_number);
  };

  useShortcuts({
    ...statusKeys(onStatus),
    e: () => void onChange(actions.setEmailSent(booking, !booking.email_sent)),
    c: () => void onChange(actions.setEmailConfirmed(booking, !booking.email_confirmed)),
    n: () => {
      if (storedDraft(booking.id) !== null) return;
      keepDraft(booking.id, { text: booking.admin_notes ?? '', base: booking });
    },
    a: () => void onArchive(!booking.archived),
    z: actions.undoNewest,
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
  });
}

/** '1' to '8', in the order of the buttons. */
function statusKeys(onStatus: (status: BookingStatus) => Promise<void>): Shortcuts {
  return Object.fromEntries(
    ASSIGNABLE_STATUSES.map((status, index) => [String(index + 1), () => void onStatus(status)]),
  );
}
