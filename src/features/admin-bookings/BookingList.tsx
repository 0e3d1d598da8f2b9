import { Button } from '@/components/Button';
import { SteadyScroll } from '@/components/SteadyScroll';
import { ROW_COLUMNS } from './list-layout';
import { BookingRow } from './BookingRow';
import { countBookings, type ListedCard } from './useBookingList';
import { useDrawnCards } from './useDrawnCards';
import { useRowKeys } from './useRowKeys';

interface BookingListProps {
  cards: readonly ListedCard[];
  /** How many bookings the cards hold, and whether the backend has still more. */
  foundCount: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** A search has found more than it could bring. */
  isCut: boolean;
  /** Changes with filters and search: a new list begins at its top. */
  listKey: string;
  search: string;
  /** The booking in the window over the list. */
  openNumber: string | null;
  bookingHref: (bookingNumber: string) => string;
  onOpen: (bookingNumber: string) => void;
  onLoadMore: () => void;
}

/** The bookings as rows: a screenful, and what follows as it comes near. */
export function BookingList({
  cards,
  foundCount,
  hasMore,
  isLoadingMore,
  isCut,
  listKey,
  search,
  openNumber,
  bookingHref,
  onOpen,
  onLoadMore,
}: BookingListProps) {
  const { count, footRef, drawMore } = useDrawnCards({
    cards,
    wantedPlace: openNumber === null ? -1 : placeOf(openNumber, cards),
    listKey,
  });
  const shown = cards.slice(0, count);
  const rowKeys = useRowKeys(shown, search);
  const shownCount = countBookings(shown);

  function handleMore() {
    drawMore();
    if (count >= cards.length && hasMore) onLoadMore();
  }

  return (
    <>
      <ListHead />
      <SteadyScroll contents={cards} asked={listKey}>
        <ul>
          {shown.map((card, place) => (
            <BookingRow key={rowKeys[place]} {...{ card, bookingHref, onOpen }} />
          ))}
        </ul>
      </SteadyScroll>
      <div
        ref={footRef}
        className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-linha px-4 py-2.25 text-13 text-tinta-2"
      >
        <p>
          {`A mostrar ${shownCount} de ${foundCount}${hasMore || isCut ? '+' : ''}`}
          {isCut && '. Há mais do que cabe aqui: escreva mais letras na pesquisa.'}
        </p>
        {(cards.length > count || hasMore) && (
          <Button
            variant="outline"
            onClick={handleMore}
            isBusy={isLoadingMore && cards.length <= count}
            busyLabel="A carregar..."
          >
            Mostrar mais
          </Button>
        )}
      </div>
    </>
  );
}

function placeOf(bookingNumber: string, cards: readonly ListedCard[]): number {
  return cards.findIndex(({ bookings }) =>
    bookings.some(({ booking_number }) => booking_number === bookingNumber),
  );
}

/** The heads of the columns; each cell of a row explains itself to those who listen. */
export function ListHead() {
  return (
    <div
      aria-hidden
      className={`hidden h-8.5 items-center gap-x-3 border-b border-linha px-4 text-12 font-semibold text-tinta-2 @4xl:grid ${ROW_COLUMNS}`}
    >
      <span>Número</span>
      <span>Hóspede</span>
      <span>Quarto</span>
      <span>Estadia</span>
      <span>E-mail</span>
      <span className="text-end">Total</span>
      <span>Estado</span>
    </div>
  );
}
