import { useShortcuts } from '@/hooks/useShortcuts';
import { useNewBooking, type NewBookingStart } from './new-booking';

/**
 * N opens the form for a new booking (DESK-01). `isActive` is false under an open window, where the key
 * writes notes.
 */
export function useNewBookingKey({
  start,
  isActive = true,
}: { start?: NewBookingStart; isActive?: boolean } = {}): void {
  const { open } = useNewBooking();
  useShortcuts(
    {
      n: () => {
        if (document.querySelector('dialog[open]') === null) open(start);
      },
    },
    { isActive },
  );
}
