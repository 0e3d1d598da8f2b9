import { useShortcuts } from '@/hooks/useShortcuts';
import { useNewBooking, type NewBookingStart } from './new-booking';

/**
 * N opens the form for a new booking (DESK-01). `isActive` is false while N means something else,
 * e.g. in the booking window, where it starts editing notes.
 */
export function useNewBookingKey({
  start,
  isActive = true,
}: { start?: NewBookingStart; isActive?: boolean } = {}): void {
  const { open } = useNewBooking();
  useShortcuts({ n: () => open(start) }, { isActive, isOfPage: true });
}
