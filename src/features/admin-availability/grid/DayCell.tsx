import { Ban, Check } from 'lucide-react';
import { memo } from 'react';
import type { GridCell } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import { formatEurosShort } from '@/domain/money';
import { CALENDAR_LEGEND } from '@/domain/room-calendar';
import type { RoomRow } from '@/types/rows';
import type { GridColumn } from './grid-columns';
import { CELL_LOOKS, FOCUS_ROOM, SELECTED } from './grid-styles';

interface DayCellProps {
  cell: GridCell;
  kind: keyof typeof CELL_LOOKS;
  room: RoomRow;
  column: GridColumn;
  view: AvailabilityView;
  /** Its column, from 0. */
  place: number;
  isSelected: boolean;
  /** The one cell of the grid that Tab leads to. */
  isTabStop: boolean;
}

/** A day of a room that can be selected: free, blocked, or at a price of its own. */
export const DayCell = memo(function DayCell({
  cell,
  kind,
  room,
  column,
  view,
  place,
  isSelected,
  isTabStop,
}: DayCellProps) {
  const price = cell.customPrice ?? room.price_per_night;
  const ground = column.isWeekend && kind === 'available' ? 'bg-areia' : '';
  return (
    <td
      data-column={place}
      aria-selected={isSelected}
      aria-label={`Quarto ${room.room_number}, ${column.name}: ${stateLabel(cell, price)}`}
      tabIndex={isTabStop ? 0 : -1}
      className={`flex cursor-pointer items-center justify-center gap-1 border-e border-linha/60 -outline-offset-3! ${FOCUS_ROOM} ${
        column.isMonthStart ? 'border-s border-s-contorno' : ''
      } ${isSelected ? `font-semibold text-anil-700 ${SELECTED}` : `${CELL_LOOKS[kind]} ${ground}`}`}
    >
      {isSelected && <Check className="size-3.5" aria-hidden />}
      {!isSelected && kind === 'blocked' && <Ban className="size-3.5" aria-hidden />}
      <CellText cell={cell} price={price} view={view} isSelected={isSelected} />
    </td>
  );
});

type CellTextProps = Pick<DayCellProps, 'cell' | 'view' | 'isSelected'> & { price: number };

/** In the week there is room for every price, in the month for special ones, in three months for none. */
function CellText({ cell, price, view, isSelected }: CellTextProps) {
  if (view === 'week') {
    return cell.kind === 'blocked' ? CALENDAR_LEGEND.blocked : formatEurosShort(price);
  }
  const hasPrice = view === 'month' && cell.kind === 'special-price' && !isSelected;
  return hasPrice ? formatEurosShort(price).replace(/\s€$/, '') : null;
}

function stateLabel({ kind }: GridCell, price: number): string {
  const state = CALENDAR_LEGEND[kind];
  return kind === 'blocked' ? state : `${state}, ${formatEurosShort(price)}`;
}
