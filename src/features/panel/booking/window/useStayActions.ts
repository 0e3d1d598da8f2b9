import { useState } from 'react';
import { asBookingStatus, type BookingStatus } from '@/domain/booking/booking-status';
import { hasEnded } from '@/domain/stay/ended-stay';
import { isLive } from '@/domain/availability/occupied-nights';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { BookingChanges, ChangeResult } from '@/features/panel/booking-data/useBookingChanges';
import type { StayQuestionAsked } from './StayQuestion';

interface StayActionsOptions {
  booking: StaffBooking;
  group: readonly StaffBooking[];
  changes: BookingChanges;
  /** Waits for a change and shows the conflict it may have met. */
  onChange: (change: Promise<ChangeResult>) => Promise<void>;
  /** Cancelling asks for a reason first. */
  onCancel: (targets: readonly StaffBooking[]) => void;
}

/** Sets the status of the open stay, and archives it; asks first while a stay has not ended. */
export function useStayActions({
  booking,
  group,
  changes,
  onChange,
  onCancel,
}: StayActionsOptions) {
  const today = useToday();
  const [pendingStatus, setPendingStatus] = useState<BookingStatus | null>(null);
  const [isForAll, setIsForAll] = useState(false);
  const [asked, setAsked] = useState<StayQuestionAsked | null>(null);
  // A cancelled room stays cancelled, whatever the rest of the group becomes.
  const live = group.filter(isLive);
  const canBeForAll = live.length > 1 && isLive(booking);
  const isOn = isForAll && canBeForAll;

  async function setStatus(targets: readonly StaffBooking[], status: BookingStatus) {
    setPendingStatus(status);
    await onChange(changes.setStatus(targets, { status, openId: booking.id }));
    setPendingStatus(null);
  }

  async function handleStatus(status: BookingStatus) {
    const targets = isOn ? live : [booking];
    if (targets.every((target) => asBookingStatus(target.status) === status)) return;
    if (status === 'cancelled') onCancel(targets);
    else await setStatus(targets, status);
  }

  /** Does it at once where all of the stays have ended; asks first otherwise. */
  async function handleArchive(isArchived: boolean) {
    const act = async () => changes.setArchived(booking, isArchived);
    const targets = booking.group_reference === null ? [booking] : group;
    const stays = isArchived ? targets.filter((stay) => !hasEnded(stay, today)) : [];
    if (stays.length === 0) await act();
    else setAsked({ stays, count: targets.length, onConfirm: act });
  }

  return {
    pendingStatus,
    all: canBeForAll ? { bookings: live, isOn, turn: setIsForAll } : null,
    asked,
    closeQuestion: () => setAsked(null),
    handleStatus,
    handleArchive,
  };
}
