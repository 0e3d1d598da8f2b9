import { useEffect, useRef, type RefObject } from 'react';
import type { ListedCard } from './useBookingList';

/**
 * Whoever closes the window of a booking goes on at its row, which need not be the one from which
 * it was opened; at the list when the row is gone.
 */
export function useReturnFocus(
  bookingNumber: string | null,
  cards: readonly ListedCard[],
  listRef: RefObject<HTMLElement | null>,
): void {
  const lastOpen = useRef<string | null>(null);

  useEffect(() => {
    const closed = lastOpen.current;
    lastOpen.current = bookingNumber;
    if (closed === null || bookingNumber !== null) return;
    const card = cards.find(({ bookings }) =>
      bookings.some(({ booking_number }) => booking_number === closed),
    );
    const rows = [...document.querySelectorAll<HTMLElement>('a[data-booking-card]')];
    const row = rows.find(({ dataset }) => dataset.bookingCard === card?.key);
    (row ?? listRef.current)?.focus();
  }, [bookingNumber, cards, listRef]);
}
