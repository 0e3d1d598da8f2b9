import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { CardOrder } from '@/domain/booking-list/cards';
import { ROW_COLUMNS } from './BookingListRow';
import { nextOrder } from './order-words';

interface ListHeadProps {
  order?: CardOrder | null;
  /** Null or absent while the list cannot be ordered otherwise. */
  onOrder?: ((order: CardOrder | null) => void) | null;
}

/**
 * The heads of the columns, of which two order the list. They are hidden from screen readers,
 * because each cell of a row explains itself, but for the buttons.
 */
export function ListHead({ order = null, onOrder = null }: ListHeadProps) {
  return (
    <div
      className={`hidden h-8.5 items-center gap-x-3 border-b border-linha px-4 text-12 font-semibold text-tinta-2 @4xl:grid ${ROW_COLUMNS}`}
    >
      <span aria-hidden>Número</span>
      <span aria-hidden>Hóspede</span>
      <span aria-hidden>Quarto</span>
      <OrderHead by="stay" label="Estadia" {...{ order, onOrder }} />
      <span aria-hidden>E-mail</span>
      <OrderHead by="total" label="Total" {...{ order, onOrder }} />
      <span aria-hidden>Estado</span>
    </div>
  );
}

interface OrderHeadProps extends Required<ListHeadProps> {
  by: CardOrder['by'];
  label: string;
}

const ARROWS = { none: ArrowUpDown, up: ArrowUp, down: ArrowDown };

function OrderHead({ by, label, order, onOrder }: OrderHeadProps) {
  const isEnd = by === 'total';
  if (onOrder === null) {
    return (
      <span aria-hidden className={isEnd ? 'text-end' : undefined}>
        {label}
      </span>
    );
  }
  const isOn = order?.by === by;
  const way = order?.isDescending ? 'down' : 'up';
  const Arrow = ARROWS[isOn ? way : 'none'];
  return (
    <button
      type="button"
      aria-label={`Ordenar por ${label.toLowerCase()}`}
      aria-pressed={isOn}
      onClick={() => onOrder(nextOrder(by, order))}
      className={`-mx-1 inline-flex min-h-7 items-center gap-1 rounded-field px-1 font-semibold hover:text-anil-600 aria-pressed:text-anil-700 ${isEnd ? 'justify-self-end' : 'justify-self-start'}`}
    >
      {label}
      <Arrow className="size-3.5" aria-hidden />
    </button>
  );
}
