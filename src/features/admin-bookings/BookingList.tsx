import { useState } from 'react';
import { Button } from '@/components/Button';
import { ROW_COLUMNS } from './list-layout';
import { BookingRow } from './BookingRow';
import type { ListedCard } from './useBookingList';

/** So many cards are drawn at first, and again with each 'Mostrar mais'. */
const CARDS_AT_ONCE = 50;

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
  bookingSearch: (bookingNumber: string) => string;
  onLoadMore: () => void;
}

/** The bookings as rows, the first fifty cards and more on demand. */
export function BookingList({
  cards,
  foundCount,
  hasMore,
  isLoadingMore,
  isCut,
  listKey,
  bookingSearch,
  onLoadMore,
}: BookingListProps) {
  const [opened, setOpened] = useState({ listKey, count: CARDS_AT_ONCE });
  const count = opened.listKey === listKey ? opened.count : CARDS_AT_ONCE;
  const shown = cards.slice(0, count);
  const shownCount = shown.reduce((sum, { found }) => sum + found.length, 0);

  function handleMore() {
    setOpened({ listKey, count: count + CARDS_AT_ONCE });
    if (count + CARDS_AT_ONCE > cards.length && hasMore) onLoadMore();
  }

  return (
    <>
      <ListHead />
      <ul>
        {shown.map((card) => (
          <BookingRow key={card.key} card={card} bookingSearch={bookingSearch} />
        ))}
      </ul>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-linha px-4 py-2.25 text-13 text-tinta-2">
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
