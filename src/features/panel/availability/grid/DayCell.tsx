import { Ban } from 'lucide-react';
import { memo } from 'react';
import type { GridCell } from '@/domain/availability/availability-grid';
import type { AvailabilityView } from '@/domain/availability/availability-period';
import { formatEurosShort } from '@/domain/basics/money';
import { CALENDAR_LEGEND } from '@/domain/availability/room-calendar';
import type { BarStay } from '@/domain/availability/stay-bars';
import { formatWholeEuros } from '@/domain/basics/whole-euros';
import type { GridColumn } from './grid-columns';
import { columnIndex } from './grid-place';
import { CELL_LOOKS, UNSELECTED_ONLY } from './grid-styles';
import { LeavingEnd } from './StayBar';

interface DayCellProps {
  cell: GridCell;
  column: GridColumn;
  place: number;
  roomNumber: string;
  /** What a night of the room costs, as text. */
  basePrice: string;
  view: AvailabilityView;
  /** Someone leaves on the day: the bar of the stay ends in its first half. */
  hasBefore: boolean;
  /** Who leaves, where no bar of theirs is shown. */
  leaving: BarStay | null;
  isSelected: boolean;
  isTabStop: boolean;
}

const CELL =
  'flex items-center justify-center gap-[0.25rem] [border-inline-end:1px_solid_theme(colors.linha/60%)] -outline-offset-3! focus-visible:z-2';

/** A day that can be selected: free, blocked, or at a price of its own. */
export const DayCell = memo(function DayCell({
  cell,
  column,
  place,
  roomNumber,
  basePrice,
  view,
  hasBefore,
  leaving,
  isSelected,
  isTabStop,
}: DayCellProps) {
  const { kind, customPrice } = cell;
  if (kind === 'booked') return null;
  const price = customPrice === null ? basePrice : formatEurosShort(customPrice);
  const state = CALENDAR_LEGEND[kind];
  const looks = [
    CELL,
    // Keeps the content clear of the bar of the stay that ends on the day.
    hasBefore ? 'ps-[50%] *:z-2 aria-selected:ps-0' : '',
    leaving ? 'relative' : '',
    column.isMonthStart ? 'border-s border-s-contorno' : '',
    column.isWeekend ? 'forced-colors:[border-inline-end-style:dotted]!' : '',
    CELL_LOOKS[kind],
  ];
  return (
    <td
      aria-colindex={columnIndex(place)}
      aria-selected={isSelected}
      aria-label={`Quarto ${roomNumber}, ${column.name}: ${kind === 'blocked' ? state : `${state}, ${price}`}`}
      title={leaving ? `Sai ${leaving.guest_name}` : undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={looks.join(' ')}
    >
      {leaving && <LeavingEnd stay={leaving} width="w-1/2" />}
      {kind === 'blocked' && <Ban className={`size-3.5 ${UNSELECTED_ONLY}`} aria-hidden />}
      {cellText({ cell, price, view, isNarrow: hasBefore })}
    </td>
  );
});

type CellTextOptions = Pick<DayCellProps, 'cell' | 'view'> & { price: string; isNarrow: boolean };

/**
 * The week has room for every price, the month for special prices in whole euros, three months for
 * none. The accessible name of the cell gives the exact price.
 */
function cellText({ cell, price, view, isNarrow }: CellTextOptions) {
  if (view === 'week') {
    if (cell.kind !== 'blocked') return <span>{price}</span>;
    return isNarrow ? null : CALENDAR_LEGEND.blocked;
  }
  if (view !== 'month' || cell.kind !== 'special-price' || cell.customPrice === null) return null;
  return <span className={UNSELECTED_ONLY}>{formatWholeEuros(cell.customPrice)}</span>;
}
