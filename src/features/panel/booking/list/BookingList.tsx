import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import type { CardOrder } from '@/domain/booking-list/cards';
import type { ListedPart } from '@/features/panel/booking-data/export-bookings';
import { BookingListRow } from './BookingListRow';
import { ListHead } from './ListHead';
import { orderWords } from './order-words';
import { countBookings, type ListedCard } from './useBookingList';
import { Download, X } from 'lucide-react';
import { useExport } from './useExport';

/** The least height of a row, in px; it decides how many rows fill the first screen. */
const ROW_HEIGHT = 44;

/** How many more 'Mostrar mais' shows. */
const CARDS_AT_ONCE = 32;

interface BookingListProps {
  cards: readonly ListedCard[];
  /** How many bookings the cards hold, and whether the backend has still more. */
  foundCount: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** A search matched more bookings than one answer can hold. */
  isCut: boolean;
  /** What is listed. A new list begins at its top. */
  part: ListedPart;
  /** Null for the newest request first. */
  order: CardOrder | null;
  /** Null while the list cannot be ordered otherwise. */
  onOrder: ((order: CardOrder | null) => void) | null;
  openNumber: string | null;
  bookingHref: (bookingNumber: string) => string;
  onOpen: (bookingNumber: string) => void;
  onLoadMore: () => void;
}

/** The bookings as rows: a screenful, and more on demand (ADM-BOOK-07). */
export function BookingList({
  cards,
  foundCount,
  hasMore,
  isLoadingMore,
  isCut,
  part,
  order,
  onOrder,
  openNumber,
  bookingHref,
  onOpen,
  onLoadMore,
}: BookingListProps) {
  const listKey = JSON.stringify([part, order]);
  // Only a screenful, because rendering rows is most of what a key typed in the search costs.
  const [screenful] = useState(() => Math.ceil(window.innerHeight / ROW_HEIGHT));
  const [drawn, setDrawn] = useState({ listKey, cards, count: screenful });
  const openPlace = openNumber === null ? -1 : placeOf(openNumber, cards);
  const asked = drawn.listKey === listKey ? countWithSameEnd(drawn, cards) : screenful;
  // After steps through the bookings in the window, the row to return to must be rendered.
  const isStepped = openPlace >= asked && openPlace < asked + CARDS_AT_ONCE;
  const count = isStepped ? asked + CARDS_AT_ONCE : asked;
  if (drawn.listKey !== listKey || drawn.cards !== cards || drawn.count !== count) {
    setDrawn({ listKey, cards, count });
  }
  const shown = cards.slice(0, count);
  const drawMore = () => setDrawn({ listKey, cards, count: count + CARDS_AT_ONCE });

  function handleMore() {
    drawMore();
    if (count >= cards.length && hasMore) onLoadMore();
  }

  return (
    <>
      <ListHead order={order} onOrder={onOrder} />
      <ScrollAnchor contents={cards} asked={listKey}>
        <ul>
          {shown.map((card, place) => (
            <BookingListRow
              key={card.key}
              today={part.today}
              {...{ card, bookingHref, onOpen }}
              // Renders more rows when the last one gets the focus, so that the keyboard can go on.
              onFocus={place === count - 1 ? drawMore : undefined}
            />
          ))}
        </ul>
      </ScrollAnchor>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-linha px-4 py-2.25 text-13 text-tinta-2">
        <p>
          {`A mostrar ${countBookings(shown)} de ${foundCount}${hasMore || isCut ? '+' : ''}`}
          {isCut && '. Há mais do que cabe aqui: escreva mais letras na pesquisa.'}
        </p>
        <output className="me-auto text-12">{orderWords(order)}</output>
        <div className="flex flex-wrap justify-end gap-2">
          <ExportButton part={part} />
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
      </div>
    </>
  );
}

/**
 * Bookings that arrive push rows down: the count grows, so that the last row stays and the page
 * does not move.
 */
function countWithSameEnd(
  drawn: { cards: readonly ListedCard[]; count: number },
  cards: readonly ListedCard[],
): number {
  if (drawn.cards === cards) return drawn.count;
  const last = drawn.cards[drawn.count - 1];
  const place = last === undefined ? -1 : cards.findIndex(({ key }) => key === last.key);
  return Math.max(drawn.count, place + 1);
}

function placeOf(bookingNumber: string, cards: readonly ListedCard[]): number {
  return cards.findIndex(({ bookings }) =>
    bookings.some(({ booking_number }) => booking_number === bookingNumber),
  );
}

/** 'Exportar CSV': all bookings of the list as filtered, however many are shown (DESK-12). */
function ExportButton({ part }: { part: ListedPart }) {
  const { isExporting, readCount, start, stop } = useExport(part);
  const exportRef = useRef<HTMLButtonElement>(null);

  function handleStop() {
    stop();
    exportRef.current?.focus();
  }

  return (
    <>
      <Button
        ref={exportRef}
        variant="outline"
        onClick={start}
        isBusy={isExporting}
        busyLabel={readCount === 0 ? 'A exportar...' : `A exportar, ${readCount} lidas...`}
      >
        <Download aria-hidden />
        Exportar CSV
      </Button>
      {isExporting && (
        <Button variant="quiet" onClick={handleStop}>
          <X aria-hidden />
          Parar
        </Button>
      )}
    </>
  );
}
