import { memo } from 'react';
import { RoomTile } from '@/components/look/RoomTile';
import { Skeleton } from '@/components/look/Skeleton';
import type { GridRow } from '@/domain/availability/availability-grid';
import type { AvailabilityView } from '@/domain/availability/availability-period';
import type { RoomRow } from '@/types/rows';
import { headRowCount, type GridColumn } from './grid-columns';
import type { SelectionStore, TabStop } from './grid-store';
import { ROOM_HEAD, GRID_ROW, rowsHigh, SELECTED_CELLS } from './grid-styles';
import { RoomDayCells } from './RoomDayCells';

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
