import { useMemo, useState } from 'react';
import {
  bookingCards,
  countedOnCard,
  orderedCards,
  type BookingCard,
  type CardOrder,
} from '@/domain/booking-list/cards';
import { bookingCounters, filterCards } from '@/domain/booking-list/filters';
import { searchCards, searchEntries } from '@/domain/booking-list/search';
import type { Day } from '@/domain/calendar/dates';
import { useDebouncedValue } from '@/hooks/useDebouncedValue';
import type { StaffBooking } from '@/queries/staff-bookings';
import { useBookings } from '@/features/panel/booking-data/useBookings';
import type { BookingAddress } from '../useBookingAddress';

export type ListedCard = BookingCard<StaffBooking>;

/** The backend searches the archive, so the request waits until the typing pauses. */
const SEARCH_PAUSE_MS = 300;

/** The list as filtered, searched and grouped into cards, and its counters. */
export function useBookingList(
  { filters, isArchive }: Pick<BookingAddress, 'filters' | 'isArchive'>,
  today: Day,
) {
  const [search, setSearch] = useState('');
  const askedSearch = useDebouncedValue(search.trim(), SEARCH_PAUSE_MS);
  const state = useBookings({ isArchive, filters, search: isArchive ? askedSearch : '', today });
  const { bookings } = state;

  // Each step is memoised by itself, so that a key typed in the search repeats only the last one.
  const allCards = useMemo(() => bookingCards(bookings), [bookings]);
  const filtered = useMemo(
    () => filterCards({ cards: allCards, ...filters, today }),
    [allCards, filters, today],
  );
  const entries = useMemo(() => searchEntries(filtered), [filtered]);
  const found = useMemo(() => searchCards(entries, search), [entries, search]);
  const [chosenOrder, setOrder] = useState<CardOrder | null>(null);
  // Of an archive that is loaded in part, the first of another order may still be missing.
  const canBeOrdered = !state.hasMore;
  const order = canBeOrdered ? chosenOrder : null;
  const cards = useMemo(() => orderedCards(found, order), [found, order]);

  return {
    ...state,
    search,
    setSearch,
    order,
    setOrder: canBeOrdered ? setOrder : null,
    counters: useMemo(() => bookingCounters(filtered), [filtered]),
    cards,
    foundCount: useMemo(() => countBookings(cards), [cards]),
    /** Nothing more is on its way: what is found now is all there is to find. */
    isSettled:
      state.status === 'ready' &&
      !state.isFetching &&
      !state.hasMore &&
      (!isArchive || askedSearch === search.trim()),
  };
}

export function countBookings(cards: readonly ListedCard[]): number {
  return cards.reduce((sum, card) => sum + countedOnCard(card).length, 0);
}

export type BookingListState = ReturnType<typeof useBookingList>;
