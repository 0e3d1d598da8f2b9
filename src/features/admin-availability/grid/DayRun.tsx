import { Ban } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { GridCell, GridRow } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import { formatEurosShort } from '@/domain/money';
import { CALENDAR_LEGEND } from '@/domain/room-calendar';
import type { RoomRow } from '@/types/rows';
import { StayBar } from './StayBar';
import type { GridColumn } from './grid-columns';
import { barAt, columnIndex } from './grid-place';
import { CELL_LOOKS, columnStart, UNSELECTED_ONLY } from './grid-styles';

interface DayRunProps {
  row: GridRow<RoomRow>;
  columns: readonly GridColumn[];
  view: AvailabilityView;
  /** From this column, where no bar is cut, */
  from: number;
  /** to before this one. */
  end: number;
  /** What a night of the room costs, as text. */
  basePrice: string;
}

/**
 * Some days of one room, that are drawn together: a slide sideways adds a run without a look at the
 * others. Which of them are selected, and which one Tab leads to, is marked on them afterwards.
 */
export const DayRun = memo(function DayRun({ row, from, end, ...rest }: DayRunProps) {
  const { columns, view, basePrice } = rest;
  const { room_number: roomNumber } = row.room;
  let drawn = 0;

  return row.cells.slice(from, end).map((cell, index) => {
    const place = from + index;
    const column = columns[place];
    const bar = cell.kind === 'booked' ? barAt(row, place) : undefined;
    if (column === undefined || (bar !== undefined && bar.start !== place)) return null;
    drawn += 1;
    const isFirst = drawn === 1;
    if (bar !== undefined) {
      return <StayBar key={cell.day} {...{ bar, roomNumber, view, isFirst }} />;
    }
    const price = cell.customPrice === null ? basePrice : formatEurosShort(cell.customPrice);
    return dayCell({ cell, column, place, roomNumber, price, view, isFirst });
  });
});

interface DayCellOptions {
  cell: GridCell;
  column: GridColumn;
  place: number;
  roomNumber: string;
  price: string;
  view: AvailabilityView;
  /** The first of its run, whose place is written down: the runs before it may not be drawn. */
  isFirst: boolean;
}

const CELL =
  'flex items-center justify-center gap-[0.25rem] [border-inline-end:1px_solid_theme(colors.linha/60%)] -outline-offset-3!';

/** A day that can be selected: free, blocked, or at a price of its own. A part of its run, of which there are hundreds. */
function dayCell({ cell, column, place, roomNumber, price, view, isFirst }: DayCellOptions) {
  const { kind } = cell;
  if (kind === 'booked') return null;
  const ground = column.isWeekend && kind === 'available' ? 'bg-areia' : '';
  return (
    <td
      key={cell.day}
      aria-colindex={columnIndex(place)}
      aria-selected={false}
      aria-label={`Quarto ${roomNumber}, ${column.name}: ${stateLabel(cell, price)}`}
      tabIndex={-1}
      style={isFirst ? columnStart(place) : undefined}
      className={`${CELL} ${column.isMonthStart ? 'border-s border-s-contorno' : ''} ${CELL_LOOKS[kind]} ${ground}`}
    >
      {kind === 'blocked' && <Ban className={`size-3.5 ${UNSELECTED_ONLY}`} aria-hidden />}
      {cellText({ cell, price, view })}
    </td>
  );
}

type CellTextOptions = Pick<DayCellOptions, 'cell' | 'price' | 'view'>;

/** In the week there is room for every price, in the month for special ones, in three months for none. */
function cellText({ cell, price, view }: CellTextOptions): ReactNode {
  if (view === 'week') return cell.kind === 'blocked' ? CALENDAR_LEGEND.blocked : price;
  const hasPrice = view === 'month' && cell.kind === 'special-price';
  return hasPrice ? <span className={UNSELECTED_ONLY}>{price.replace(/\s€$/, '')}</span> : null;
}

function stateLabel({ kind }: GridCell, price: string): string {
  const state = CALENDAR_LEGEND[kind];
  return kind === 'blocked' ? state : `${state}, ${price}`;
}
