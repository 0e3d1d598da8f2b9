import { useRef, type ReactNode } from 'react';
import { PANEL_CARD } from '@/components/panel-styles';
import { useToast } from '@/components/overlay/useToast';
import type { Day } from '@/domain/calendar/dates';
import { useNewBookingKey } from '@/features/panel/stay/new/useNewBookingKey';
import type { StaffBooking } from '@/queries/staff-bookings';
import { NO_FILTERS } from '@/features/panel/booking-data/read-bookings';
import { BookingModal } from './window/BookingModal';
import { BookingCounters } from './list/BookingCounters';
import { BookingFilters } from './list/BookingFilters';
import { BookingList, ListHead } from './list/BookingList';
import { BookingListSkeleton } from './list/BookingListSkeleton';
import { leadOf } from './list/BookingListRow';
import { ListHeader } from './list/ListHeader';
import { useListKeys, useReturnFocusToList } from './list/list-keyboard';
import { LoadFailure } from './list/LoadFailure';
import { NoBookings } from './list/NoBookings';
import { useBookingList, type BookingListState } from './list/useBookingList';
import { useBookingAddress, type BookingAddress } from './useBookingAddress';

interface BookingsScreenProps {
  today: Day;
  /** Stands below the head of the screen. */
  notices?: ReactNode;
  /** Opens the dialog that cancels all requests that resemble a pending one. */
  onCancelAlike: (booking: StaffBooking) => void;
}

/** The bookings screen: the list of all bookings, and over it the one that is open. */
export function BookingsScreen({ today, notices, onCancelAlike }: BookingsScreenProps) {
  const address = useBookingAddress();
  const { filters, isArchive, setFilters } = address;
  const list = useBookingList(address, today);
  const { undoNewest } = useToast();
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  useReturnFocusToList(address.bookingNumber, list.cards, listRef);
  useListKeys({
    isActive: address.bookingNumber === null,
    onSearch: () => searchRef.current?.focus(),
    onUndo: undoNewest,
  });
  useNewBookingKey({ isActive: address.bookingNumber === null });

  function handleClear() {
    list.setSearch('');
    setFilters(NO_FILTERS);
    searchRef.current?.focus();
  }

  function handleSearch() {
    const [only, ...others] = list.cards;
    if (list.search.trim() === '' || !list.isSettled || only === undefined) return;
    if (others.length === 0) address.openBooking(leadOf(only).booking_number);
  }

  return (
    <>
      <ListHeader
        isArchive={isArchive}
        isLoading={list.status === 'loading'}
        onFilter={setFilters}
        onRefresh={list.refresh}
      />
      {notices}
      <BookingCounters
        counts={countsOf(list)}
        isPartial={isArchive && (list.hasMore || list.isCut)}
        filters={filters}
        onFilter={setFilters}
      />
      <BookingFilters
        filters={filters}
        onFilter={setFilters}
        search={list.search}
        onSearch={list.setSearch}
        onSubmit={handleSearch}
        searchRef={searchRef}
      />
      {list.status === 'failed' ? (
        <LoadFailure {...list} onRetry={list.startOver} />
      ) : (
        <section
          ref={listRef}
          tabIndex={-1}
          aria-label="Lista de reservas"
          aria-busy={list.status === 'loading'}
          className={`@container overflow-hidden tabular-figures ${PANEL_CARD}`}
        >
          <ListBody {...{ list, address, today }} onClear={handleClear} />
        </section>
      )}
      <BookingModal {...{ address, list, onCancelAlike }} />
    </>
  );
}

interface ListBodyProps {
  list: BookingListState;
  address: BookingAddress;
  today: Day;
  onClear: () => void;
}

function ListBody({ list, address, today, onClear }: ListBodyProps) {
  const { filters, isArchive, bookingHref, openBooking } = address;
  if (list.status === 'loading') {
    return (
      <>
        <ListHead />
        <BookingListSkeleton />
      </>
    );
  }
  if (list.cards.length === 0 && !list.isFetching) {
    return <NoBookings {...{ filters, isArchive, onClear }} search={list.search} />;
  }
  return (
    <BookingList
      cards={list.cards}
      foundCount={list.foundCount}
      hasMore={list.hasMore}
      isLoadingMore={list.isFetching}
      isCut={list.isCut}
      part={{ filters, isArchive, search: list.search, today }}
      openNumber={address.bookingNumber}
      bookingHref={bookingHref}
      onOpen={openBooking}
      onLoadMore={list.loadMore}
    />
  );
}

function countsOf({ status, counters }: BookingListState) {
  if (status === 'loading') return 'loading';
  return status === 'failed' ? 'unknown' : counters;
}
