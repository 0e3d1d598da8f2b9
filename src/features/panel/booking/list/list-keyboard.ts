import { useEffect, useRef, type RefObject } from 'react';
import { focusRow } from '@/features/panel/parts/focus-row';
import { useShortcuts } from '@/hooks/useShortcuts';
import type { ListedCard } from './useBookingList';

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('a[data-booking-card]')];

/**
 * The single keys of the list: next and previous row, search, and the undo that a notice offers.
 */
export function useListKeys({
  isActive,
  onSearch,
  onUndo,
}: {
  isActive: boolean;
  onSearch: () => void;
  onUndo: () => void;
}): void {
  const keys = {
    '/': onSearch,
    j: () => focusRow(rowLinks(), 1),
    k: () => focusRow(rowLinks(), -1),
    z: onUndo,
  };
  useShortcuts(keys, { isActive });
}

/**
 * When the window of a booking closes, focuses the row of the booking shown last, which need not be
 * the one from which it was opened; the list when that row is gone.
 */
export function useReturnFocusToList(
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
    const row = rowLinks().find(({ dataset }) => dataset.bookingCard === card?.key);
    (row ?? listRef.current)?.focus();
  }, [bookingNumber, cards, listRef]);
}
