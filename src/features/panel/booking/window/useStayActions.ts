import { useState } from 'react';
import { asBookingStatus, type BookingStatus } from '@/domain/booking/booking-status';
import { hasEnded } from '@/domain/stay/ended-stay';
import { nightsLeft } from '@/domain/stay-change/early-departure';
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
  /** Leaving before the last night asks first whether the nights that are left are free. */
  onLeaveEarly: (targets: readonly StaffBooking[]) => void;
}

/** Sets the status of the open stay, and archives it; asks first while a stay has not ended. */
export function useStayActions({
  booking,
  group,
  changes,
  onChange,
  onCancel,
  onLeaveEarly,
}: StayActionsOptions) {
  const today = useToday();
  const [pendingStatus, setPendingStatus] = useState<BookingStatus | null>(null);
  const [isForAll, setIsForAll] = useState(false);
  const [asked, setAsked] = useState<StayQuestionAsked | null>(null);
  // A cancelled room stays cancelled, whatever the rest of the group becomes.
  const live = group.filter(isLive);
  const canBeForAll = live.length > 1 && isLive(booking);
  const isOn = isForAll && canBeForAll;
  const targets = isOn ? live : [booking];
  const areLeavingEarly = targets.some(
    (target) => today !== null && nightsLeft(target, today) !== null,
  );

  async function setStatus(status: BookingStatus) {
    setPendingStatus(status);
    await onChange(changes.setStatus(targets, { status, openId: booking.id }));
    setPendingStatus(null);
  }

  async function handleStatus(status: BookingStatus) {
    if (targets.every((target) => asBookingStatus(target.status) === status)) return;
    if (status === 'cancelled') onCancel(targets);
    else if (status === 'checked_out' && areLeavingEarly) onLeaveEarly(targets);
    else await setStatus(status);
  }

  /** Does it at once where all of the stays have ended; asks first otherwise. */
  async function handleArchive(isArchived: boolean) {
    const act = async () => changes.setArchived(booking, isArchived);
    const archived = booking.group_reference === null ? [booking] : group;
    const stays = isArchived ? archived.filter((stay) => !hasEnded(stay, today)) : [];
    if (stays.length === 0) await act();
    else setAsked({ stays, count: archived.length, onConfirm: act });
  }

  return {
    pendingStatus,
    /** Whether a dialog asks something before a status is set. */
    asksFirst: (status: BookingStatus) =>
      status === 'cancelled' || (status === 'checked_out' && areLeavingEarly),
    all: canBeForAll ? { bookings: live, isOn, turn: setIsForAll } : null,
    asked,
    closeQuestion: () => setAsked(null),
    handleStatus,
    handleArchive,
  };
}
