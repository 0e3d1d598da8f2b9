import { useState } from 'react';
import { bookingChanges } from '@/domain/history/booking-changes';
import { isErasedEmail } from '@/domain/guest/erased-guest';
import { isOwnVersion } from '@/features/panel/booking-data/own-changes';
import type { StaffBooking } from '@/queries/staff-bookings';

/**
 * Finds out whether somebody else has changed the booking while it is open here. A change made
 * here, or one found by the first read on opening, does not count (LIVE-01, DESK-11).
 *
 * @param isRead the backend has been asked since the window was opened
 */
export function useSeenVersion(booking: StaffBooking, isRead: boolean) {
  const [seen, setSeen] = useState(booking);
  const [wasRead, setWasRead] = useState(isRead);
  const isOther = booking.updated_at !== seen.updated_at;
  const isOpening = isRead && !wasRead;
  if (isOpening) setWasRead(true);
  const isTold = isRead && !isOpening && !isOwnVersion(booking) && hasWords(seen, booking);
  if (isOther && !isTold) setSeen(booking);

  return {
    /** As it was when it was read here last; null where there is nothing to tell. */
    before: isOther && isTold ? seen : null,
    dismiss: () => setSeen(booking),
  };
}

/**
 * Payments have their own notice, and an erasure is started from this window: neither is told here.
 * Nor is an e-mail that went out: the house sends it by itself a minute after a confirmation, and
 * the window shows it.
 */
function hasWords(before: StaffBooking, after: StaffBooking): boolean {
  if (after.guest_email !== null && isErasedEmail(after.guest_email)) return false;
  const seen = after.email_sent ? { ...before, email_sent: true } : before;
  return bookingChanges(seen, after).length > 0;
}
