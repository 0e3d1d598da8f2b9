import { memo, useMemo } from 'react';
import { RoomTile } from '@/components/look/RoomTile';
import { Skeleton } from '@/components/look/Skeleton';
import type { GridRow } from '@/domain/availability/availability-grid';
import type { AvailabilityView } from '@/domain/availability/availability-period';
import { formatEurosShort } from '@/domain/basics/money';
import type { RoomRow } from '@/types/rows';
import { DayCell } from './DayCell';
import { headRowCount, type GridColumn } from './grid-columns';
import { barAt } from './grid-place';
import { type SelectionStore, type TabStop, useSelectedDays, useTabColumn } from './grid-store';
import { ROOM_HEAD, GRID_ROW, rowsHigh, SELECTED_CELLS } from './grid-styles';
import { StayBar } from './StayBar';

interface RoomLineProps {
  room: RoomRow;
  /** Its days, once they are known. */
  row: GridRow<RoomRow> | undefined;
  rowIndex: number;
  columns: readonly GridColumn[];
  view: AvailabilityView;
  selection: SelectionStore;
  tabStop: TabStop;
}

/**
 * One room of the grid: its name and its days. Positioned absolutely, so that it is in place
 * whichever other rows are rendered.
 */
export const RoomLine = memo(function RoomLine({ room, row, ...cells }: RoomLineProps) {
  const { rowIndex, view } = cells;
  return (
    <tr
      data-row={rowIndex}
      aria-rowindex={headRowCount(view) + rowIndex + 1}
      style={{ top: rowsHigh(rowIndex) }}
      className={`absolute inset-x-0 h-9 border-t border-linha/70 ${GRID_ROW} ${SELECTED_CELLS}`}
    >
      <th scope="row" className={`text-13 font-medium ${ROOM_HEAD}`} title={room.name}>
        <RoomTile roomNumber={room.room_number} size={20} />
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
  const { id, room_number: roomNumber, price_per_night: price } = row.room;
  const selectedDays = useSelectedDays(selection, id);
  const tabColumn = useTabColumn(tabStop, rowIndex);
  const basePrice = useMemo(() => formatEurosShort(price), [price]);

  const parts = [];
  for (let place = 0; place < columns.length;) {
    const [cell, column, bar] = [row.cells[place], columns[place], barAt(row, place)];
    const end = place + (bar?.length ?? 1);
    if (cell === undefined || column === undefined) break;
    const leaving = place === 0 ? row.leaving : null;
    const shared = {
      place,
      roomNumber,
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
          {...{ cell, column, basePrice }}
          isSelected={selectedDays?.has(cell.day) === true}
        />
      ) : (
        <StayBar
          key={cell.day}
          {...shared}
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
