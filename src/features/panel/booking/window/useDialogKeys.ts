import { ASSIGNABLE_STATUSES, type BookingStatus } from '@/domain/booking/booking-status';
import { useToast } from '@/components/overlay/useToast';
import { useShortcuts, type Shortcuts } from '@/hooks/useShortcuts';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { BookingChanges, ChangeResult } from '@/features/panel/booking-data/useBookingChanges';

export const ALTER_KEY = 'm';
export const SPLIT_KEY = 'd';

interface DialogKeysOptions {
  booking: StaffBooking;
  group: readonly StaffBooking[];
  changes: BookingChanges;
  onStep: (bookingNumber: string) => void;
  onStatus: (status: BookingStatus) => Promise<void>;
  onArchive: (isArchived: boolean) => Promise<void>;
  onAlter: () => void;
  onSplit: (() => void) | undefined;
  /** No other dialog is open over the window. */
  isActive: boolean;
  /** Waits for a change and shows the conflict it may have met. */
  onChange: (change: Promise<ChangeResult>) => Promise<void>;
}

/** The single keys of the booking's window. */
export function useDialogKeys({
  booking,
  group,
  changes,
  onStep,
  onStatus,
  onArchive,
  onAlter,
  onSplit,
  isActive,
  onChange,
}: DialogKeysOptions): void {
  const { undoNewest } = useToast();
  const place = group.findIndex(({ id }) => id === booking.id);
  const step = (by: number) => {
    const target = group[place + by];
    if (target !== undefined) onStep(target.booking_number);
  };

  useShortcuts(
    {
      ...statusKeys(onStatus),
      e: () => void onChange(changes.setEmailSent(booking, !booking.email_sent)),
      c: () => void onChange(changes.setEmailConfirmed(booking, !booking.email_confirmed)),
      [ALTER_KEY]: onAlter,
      [SPLIT_KEY]: onSplit,
      a: () => void onArchive(!booking.archived),
      z: undoNewest,
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
    },
    { isActive },
  );
}

/** '1' to '8', in the order of the buttons. */
function statusKeys(onStatus: (status: BookingStatus) => Promise<void>): Shortcuts {
  return Object.fromEntries(
    ASSIGNABLE_STATUSES.map((status, index) => [String(index + 1), () => void onStatus(status)]),
  );
}
