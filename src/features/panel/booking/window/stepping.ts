import { useEffect, useRef, useState } from 'react';
import type { StaffBooking } from '@/queries/staff-bookings';
import { leadOf } from '../list/BookingListRow';
import type { ListedCard } from '../list/useBookingList';

/**
 * The bookings before and after the open one in the list. One that has left the list meanwhile
 * (answered, under the filter 'Pendente'; archived) keeps its place, so that the next one is next.
 */
export function useNeighbours(cards: readonly ListedCard[], open: StaffBooking | null) {
  const place = cards.findIndex(({ bookings }) => bookings.some(({ id }) => id === open?.id));
  const [lastPlace, setLastPlace] = useState(place);
  if (place !== -1 && place !== lastPlace) setLastPlace(place);

  const numberAt = (index: number) => {
    const card = cards[index];
    return card === undefined ? null : leadOf(card).booking_number;
  };
  if (place !== -1) return { previous: numberAt(place - 1), next: numberAt(place + 1) };
  if (lastPlace === -1) return { previous: null, next: null };
  return { previous: numberAt(lastPlace - 1), next: numberAt(lastPlace) };
}

/**
 * A step to another booking by key may remove the element with the focus. The focus then goes to
 * the title of the window, which names the new booking.
 */
export function useKeptFocus(shownId: string | null): void {
  const lastId = useRef(shownId);

  useEffect(() => {
    const hasStepped = lastId.current !== null && lastId.current !== shownId;
    lastId.current = shownId;
    if (!hasStepped || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('dialog[open] [data-initial-focus]')?.focus();
  }, [shownId]);
}
