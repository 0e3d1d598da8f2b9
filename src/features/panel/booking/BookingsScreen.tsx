import { useRef, type ReactNode } from 'react';
import { LoaderCircle } from 'lucide-react';
import { ErrorBox } from '@/components/ErrorBox';
import { useToast } from '@/components/overlay/useToast';
import { PANEL_CARD } from '@/components/panel-styles';
import type { Day } from '@/domain/calendar/dates';
import { NOT_LOADED } from '@/features/panel/booking-data/booking-words';
import { NO_FILTERS } from '@/features/panel/booking-data/read-bookings';
import { ToLogin } from '@/features/panel/session/ToLogin';
import { useNewBookingKey } from '@/features/panel/stay/new/useNewBookingKey';
import type { StaffBooking } from '@/queries/staff-bookings';
import { BookingCounters } from './list/BookingCounters';
import { BookingFilters } from './list/BookingFilters';
import { BookingList } from './list/BookingList';
import { ListHead } from './list/ListHead';
import { leadOf } from './list/BookingListRow';
import { BookingListSkeleton } from './list/BookingListSkeleton';
import { useListKeys, useReturnFocusToList } from './list/list-keyboard';
import { ListHeader } from './list/ListHeader';
import { NoBookings } from './list/NoBookings';
import { useArchivedCount } from './list/useArchivedCount';
import { useBookingList, type BookingListState } from './list/useBookingList';
import { useBookingAddress, type BookingAddress } from './useBookingAddress';
import { BookingModal } from './window/BookingModal';

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
  const isPartial = isArchive && (list.hasMore || list.isCut);
  const isWhole = list.search.trim() === '' && Object.values(filters).every((one) => one === 'all');
  const archived = useArchivedCount({ isOn: isPartial && isWhole });
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
        isPartial={isPartial}
        archived={isWhole ? archived : undefined}
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
      order={list.order}
      onOrder={list.setOrder}
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

interface LoadFailureProps {
  message: string;
  /** Only a new sign-in helps. */
  isSessionOver: boolean;
  /** The attempt under way; null when the last one has failed too. */
  attempt: number | null;
  onRetry: () => void;
}

/** The list did not load (ERR-ADMBOOK-04, ERR-ADMBOOK-07). */
function LoadFailure({ message, isSessionOver, attempt, onRetry }: LoadFailureProps) {
  // The title says the same as the words of an unknown failure: each of the two is left to one
  // sense, so that nobody is told twice.
  const isUnknown = message === NOT_LOADED;
  return (
    <ErrorBox
      title={<span aria-hidden={isUnknown || undefined}>Erro ao Carregar Reservas</span>}
      onRetry={onRetry}
    >
      {isUnknown ? (
        <>
          <p className="sr-only">{message}</p>
          <p>Pode ser a ligação ou o servidor. Se continuar, espere um pouco e tente outra vez.</p>
        </>
      ) : (
        <p>{message}</p>
      )}
      {attempt !== null && (
        <p className="mt-2 flex items-center gap-2 text-13 font-medium text-tinta-2">
          <LoaderCircle className="size-4 animate-turn text-anil-600" aria-hidden />
          {`Tentativa ${attempt} de 3`}
        </p>
      )}
      {isSessionOver && (
        <p className="mt-3">
          <ToLogin />
        </p>
      )}
    </ErrorBox>
  );
}
