import { Ban } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { GridCell, GridRow } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import { formatEurosShort, formatWholeEuros } from '@/domain/money';
import { CALENDAR_LEGEND } from '@/domain/room-calendar';
import type { BarStay } from '@/domain/stay-bars';
import type { RoomRow } from '@/types/rows';
import { LeavingEnd } from './LeavingEnd';
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
    const leaving = place === 0 ? row.leaving : null;
    const hasBefore = leaving !== null || barAt(row, place - 1) !== undefined;
    if (bar !== undefined) {
      const after = place + bar.length;
      const [hasAfter, isLast] = [barAt(row, after) !== undefined, after === columns.length];
      const around = { hasBefore, hasAfter, isLast, leaving };
      return <StayBar key={cell.day} {...{ bar, roomNumber, view, isFirst, ...around }} />;
    }
    const price = cell.customPrice === null ? basePrice : formatEurosShort(cell.customPrice);
    return dayCell({ cell, column, place, roomNumber, price, view, isFirst, hasBefore, leaving });
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
  /** Someone leaves on the day: the bar of the stay ends in its first half. */
  hasBefore: boolean;
  /** Who leaves, where no bar of theirs is shown. */
  leaving: BarStay | null;
}

const CELL =
  'flex items-center justify-center gap-[0.25rem] [border-inline-end:1px_solid_theme(colors.linha/60%)] -outline-offset-3! focus-visible:z-2';

/** A day that can be selected: free, blocked, or at a price of its own. A part of its run, of which there are hundreds. */
function dayCell({ hasBefore, leaving, ...day }: DayCellOptions) {
  const { cell, column, place, roomNumber, price, isFirst } = day;
  const { kind } = cell;
  if (kind === 'booked') return null;
  const looks = [
    CELL,
    // What stands in the cell is not beneath the end of the bar.
    hasBefore ? 'ps-[50%] *:z-2 aria-selected:ps-0' : '',
    leaving ? 'relative' : '',
    column.isMonthStart ? 'border-s border-s-contorno' : '',
    column.isWeekend ? 'forced-colors:[border-inline-end-style:dotted]!' : '',
    CELL_LOOKS[kind],
  ];
  return (
    <td
      key={cell.day}
      aria-colindex={columnIndex(place)}
      aria-selected={false}
      aria-label={`Quarto ${roomNumber}, ${column.name}: ${stateLabel(cell, price)}`}
      title={leaving ? `Sai ${leaving.guest_name}` : undefined}
      tabIndex={-1}
      style={isFirst ? columnStart(place) : undefined}
      className={looks.join(' ')}
    >
      {leaving && <LeavingEnd stay={leaving} width="w-1/2" />}
      {kind === 'blocked' && <Ban className={`size-3.5 ${UNSELECTED_ONLY}`} aria-hidden />}
      {cellText({ ...day, isNarrow: hasBefore })}
    </td>
  );
}

type CellTextOptions = Pick<DayCellOptions, 'cell' | 'price' | 'view'> & { isNarrow: boolean };

/**
 * In the week there is room for every price, in the month for special ones in whole euros, in three
 * months for none. The name of the cell has it to the cent.
 */
function cellText({ cell, price, view, isNarrow }: CellTextOptions): ReactNode {
  if (view === 'week') {
    if (cell.kind !== 'blocked') return <span>{price}</span>;
    return isNarrow ? null : CALENDAR_LEGEND.blocked;
  }
  if (view !== 'month' || cell.kind !== 'special-price' || cell.customPrice === null) return null;
  return <span className={UNSELECTED_ONLY}>{formatWholeEuros(cell.customPrice)}</span>;
}

function stateLabel({ kind }: GridCell, price: string): string {
  const state = CALENDAR_LEGEND[kind];
  return kind === 'blocked' ? state : `${state}, ${price}`;
}
