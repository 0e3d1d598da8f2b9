import { Ban, Check } from 'lucide-react';
import { memo } from 'react';
import type { GridCell } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import { CALENDAR_LEGEND } from '@/domain/room-calendar';
import type { GridColumn } from './grid-columns';
import { columnIndex } from './grid-place';
import { afterGap, CELL_LOOKS, SELECTED } from './grid-styles';

interface DayCellProps {
  cell: GridCell;
  kind: keyof typeof CELL_LOOKS;
  roomNumber: string;
  /** What the night costs, as text. */
  price: string;
  column: GridColumn;
  view: AvailabilityView;
  /** Its column, from 0. */
  place: number;
  /** How many columns before it are not drawn. */
  gap: number;
  isSelected: boolean;
  /** The one cell of the grid that Tab leads to. */
  isTabStop: boolean;
}

const CELL =
  'flex items-center justify-center gap-[0.25rem] [border-inline-end:1px_solid_theme(colors.linha/60%)] -outline-offset-3!';

/** A day of a room that can be selected: free, blocked, or at a price of its own. */
export const DayCell = memo(function DayCell({
  cell,
  kind,
  roomNumber,
  price,
  column,
  view,
  place,
  gap,
  isSelected,
  isTabStop,
}: DayCellProps) {
  const ground = column.isWeekend && kind === 'available' ? 'bg-areia' : '';
  return (
    <td
      aria-colindex={columnIndex(place)}
      aria-selected={isSelected}
      aria-label={`Quarto ${roomNumber}, ${column.name}: ${stateLabel(cell, price)}`}
      tabIndex={isTabStop ? 0 : -1}
      style={afterGap(gap)}
      className={`${CELL} ${column.isMonthStart ? 'border-s border-s-contorno' : ''} ${isSelected ? `font-semibold text-anil-700 ${SELECTED}` : `${CELL_LOOKS[kind]} ${ground}`}`}
    >
      {isSelected && <Check className="size-3.5" aria-hidden />}
      {!isSelected && kind === 'blocked' && <Ban className="size-3.5" aria-hidden />}
      {cellText({ cell, price, view, isSelected })}
    </td>
  );
});

type CellTextProps = Pick<DayCellProps, 'cell' | 'price' | 'view' | 'isSelected'>;

/** In the week there is room for every price, in the month for special ones, in three months for none. */
function cellText({ cell, price, view, isSelected }: CellTextProps): string | null {
  if (view === 'week') return cell.kind === 'blocked' ? CALENDAR_LEGEND.blocked : price;
  const hasPrice = view === 'month' && cell.kind === 'special-price' && !isSelected;
  return hasPrice ? price.replace(/\s€$/, '') : null;
}

function stateLabel({ kind }: GridCell, price: string): string {
  const state = CALENDAR_LEGEND[kind];
  return kind === 'blocked' ? state : `${state}, ${price}`;
}
