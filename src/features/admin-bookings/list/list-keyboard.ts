import { useEffect, useRef, type RefObject } from 'react';
import { useShortcuts } from '@/hooks/useShortcuts';
import type { ListedCard } from './useBookingList';

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('a[data-booking-card]')];

/** Single keys of the list: from row to row, to the search, and back before what a notice tells. */
export function useListKeys({
  isActive,
  onSearch,
  onUndo,
}: {
  isActive: boolean;
  onSearch: () => void;
  onUndo: () => void;
}): void {
  const keys = { '/': onSearch, j: () => focusRow(1), k: () => focusRow(-1), z: onUndo };
  useShortcuts(keys, { isActive });
}

/** The row so many below the one in focus (above when negative); the first when none is. */
function focusRow(step: number): void {
  const rows = rowLinks();
  const place = rows.findIndex((row) => row === document.activeElement);
  const target = place === -1 ? rows[0] : rows[place + step];
  target?.focus();
  target?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

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
    const row = rowLinks().find(({ dataset }) => dataset.bookingCard === card?.key);
    (row ?? listRef.current)?.focus();
  }, [bookingNumber, cards, listRef]);
}
