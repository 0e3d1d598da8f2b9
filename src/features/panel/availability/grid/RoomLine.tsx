import { memo, useMemo } from 'react';
import { Ban, BrushCleaning } from 'lucide-react';
import { RoomTile } from '@/components/look/RoomTile';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { Skeleton } from '@/components/look/Skeleton';
import type { GridRow, GridCell } from '@/domain/availability/availability-grid';
import type { AvailabilityView } from '@/domain/availability/availability-period';
import { CALENDAR_LEGEND } from '@/domain/availability/room-calendar';
import type { BarStay } from '@/domain/availability/stay-bars';
import { formatEurosShort } from '@/domain/basics/money';
import { formatWholeEuros } from '@/domain/basics/whole-euros';
import type { RoomRow } from '@/types/rows';
import { headRowCount, type GridColumn } from './grid-columns';
import { barAt, columnIndex } from './grid-place';
import { type SelectionStore, type TabStop, useSelectedDays, useTabColumn } from './grid-store';
import {
  ROOM_HEAD,
  GRID_ROW,
  rowsHigh,
  SELECTED_CELLS,
  CELL_LOOKS,
  ROOMY_ONLY,
  UNSELECTED_ONLY,
} from './grid-styles';
import { StayBar, LeavingEnd } from './StayBar';

interface DayCellProps {
  cell: GridCell;
  column: GridColumn;
  place: number;
  room: RoomRow;
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
const DayCell = memo(function DayCell({
  cell,
  column,
  place,
  room,
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
      aria-label={`Quarto ${room.room_number}, ${column.name}: ${kind === 'blocked' ? state : `${state}, ${price}`}`}
      title={leaving ? `Sai ${leaving.guest_name}` : undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={looks.join(' ')}
    >
      {leaving && <LeavingEnd stay={leaving} width="w-1/2" />}
      {kind === 'blocked' && <Ban className={`size-3.5 ${UNSELECTED_ONLY}`} aria-hidden />}
      {cellText({ cell, price, view, room, isNarrow: hasBefore })}
    </td>
  );
});

type CellTextOptions = Pick<DayCellProps, 'cell' | 'view' | 'room'> & {
  price: string;
  isNarrow: boolean;
};

/**
 * The week has room for every price, the month for special prices in whole euros and, in wide
 * columns, for the base price too; three months for none. The accessible name of the cell gives the
 * exact price.
 */
function cellText({ cell, price, view, room, isNarrow }: CellTextOptions) {
  if (view === 'week') {
    if (cell.kind !== 'blocked') return <span>{price}</span>;
    return isNarrow ? null : CALENDAR_LEGEND.blocked;
  }
  if (view !== 'month' || cell.kind === 'blocked') return null;
  return (
    <span className={`${UNSELECTED_ONLY} ${cell.kind === 'available' ? ROOMY_ONLY : ''}`}>
      {formatWholeEuros(cell.customPrice ?? room.price_per_night)}
    </span>
  );
}

interface RoomLineProps {
  room: RoomRow;
  /** Its days, once they are known. */
  row: GridRow<RoomRow> | undefined;
  rowIndex: number;
  /** 'quarto por limpar', where the room is not ready today. */
  unready: string | undefined;
  columns: readonly GridColumn[];
  view: AvailabilityView;
  selection: SelectionStore;
  tabStop: TabStop;
}

/**
 * One room of the grid: its name and its days. Positioned absolutely, so that it is in place
 * whichever other rows are rendered.
 */
export const RoomLine = memo(function RoomLine({ room, row, unready, ...cells }: RoomLineProps) {
  const { rowIndex, view } = cells;
  return (
    <tr
      data-row={rowIndex}
      aria-rowindex={headRowCount(view) + rowIndex + 1}
      style={{ top: rowsHigh(rowIndex) }}
      className={`absolute inset-x-0 h-9 border-t border-linha/70 ${GRID_ROW} ${SELECTED_CELLS}`}
    >
      <th scope="row" className={`text-13 font-medium ${ROOM_HEAD}`} title={room.name}>
        <span className="relative flex-none">
          <RoomTile roomNumber={room.room_number} size={20} />
          {unready !== undefined && <UnreadyMark words={unready} />}
        </span>
        <b className="min-w-4 flex-none text-end font-bold">{room.room_number}</b>
        <span className="truncate max-lg:sr-only">{room.name}</span>
      </th>
      {row === undefined ? (
        <td className="col-[2/-1] p-2">
          <Skeleton className="h-full animate-breathe" />
        </td>
      ) : (
        <RoomDayCells row={row} {...cells} />
      )}
    </tr>
  );
});

/** On the corner of the room's tile, since the column has no room for it; the title tells what it means. */
function UnreadyMark({ words }: { words: string }) {
  return (
    <span
      title={`Hoje: ${words}`}
      className="absolute -end-1.75 -bottom-1.5 rounded-full border border-ocre-400 bg-branco p-0.5 text-ocre-800"
    >
      <BrushCleaning className="size-2.75" aria-hidden />
      <VisuallyHidden>{`Hoje: ${words}`}</VisuallyHidden>
    </span>
  );
}

interface RoomDayCellsProps {
  row: GridRow<RoomRow>;
  rowIndex: number;
  columns: readonly GridColumn[];
  view: AvailabilityView;
  selection: SelectionStore;
  tabStop: TabStop;
}

/** The days of one room in their order: cells that can be selected, and the bars of the stays. */
function RoomDayCells({ row, rowIndex, columns, view, selection, tabStop }: RoomDayCellsProps) {
  const { room } = row;
  const selectedDays = useSelectedDays(selection, room.id);
  const tabColumn = useTabColumn(tabStop, rowIndex);
  const basePrice = useMemo(() => formatEurosShort(room.price_per_night), [room]);

  const parts = [];
  for (let place = 0; place < columns.length;) {
    const [cell, column, bar] = [row.cells[place], columns[place], barAt(row, place)];
    const end = place + (bar?.length ?? 1);
    if (cell === undefined || column === undefined) break;
    const leaving = place === 0 ? row.leaving : null;
    const shared = {
      place,
      view,
      leaving,
      hasBefore: leaving !== null || barAt(row, place - 1) !== undefined,
      isTabStop: place <= tabColumn && tabColumn < end,
    };
    parts.push(
      bar === undefined ? (
        <DayCell
          key={cell.day}
          {...shared}
          {...{ cell, column, room, basePrice }}
          isSelected={selectedDays?.has(cell.day) === true}
        />
      ) : (
        <StayBar
          key={cell.day}
          {...shared}
          roomNumber={room.room_number}
          bar={bar}
          hasAfter={barAt(row, end) !== undefined}
          isLast={end === columns.length}
        />
      ),
    );
    place = end;
  }
  return parts;
}
