import { useMemo, useState } from 'react';
import {
  bookingCounters,
  filterBookings,
  searchCards,
  searchEntries,
} from '@/domain/booking-filters';
import { bookingCards, cardsWith, type BookingCard } from '@/domain/booking-group';
import type { Day } from '@/domain/dates';
import { useDebouncedValue } from '@/hooks/useDebouncedValue';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { BookingAddress } from './useBookingAddress';
import { useBookings } from './useBookings';

export type ListedCard = BookingCard<StaffBooking>;

/** The archive is searched by the backend: it is asked when the typing pauses. */
const SEARCH_PAUSE_MS = 300;

/** The list as filtered, searched and folded into cards, and its counters. */
export function useBookingList(
  { filters, isArchive }: Pick<BookingAddress, 'filters' | 'isArchive'>,
  today: Day,
) {
  const [search, setSearch] = useState('');
  const askedSearch = useDebouncedValue(search.trim(), SEARCH_PAUSE_MS);
  const state = useBookings({ isArchive, filters, search: isArchive ? askedSearch : '', today });
  const { bookings } = state;

  // Each step is kept by itself: a key press in the search must not fold 20,000 texts again.
  const filtered = useMemo(
    () => filterBookings({ bookings, ...filters, today }),
    [bookings, filters, today],
  );
  const allCards = useMemo(() => bookingCards(bookings), [bookings]);
  const entries = useMemo(() => searchEntries(cardsWith(allCards, filtered)), [allCards, filtered]);
  const cards = useMemo(() => searchCards(entries, search), [entries, search]);

  return {
    ...state,
    search,
    setSearch,
    counters: useMemo(() => bookingCounters(filtered), [filtered]),
    cards,
    foundCount: useMemo(() => cards.reduce((sum, { found }) => sum + found.length, 0), [cards]),
  };
}

export type BookingListState = ReturnType<typeof useBookingList>;
