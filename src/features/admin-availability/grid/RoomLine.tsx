import { memo, useRef } from 'react';
import { RoomTile } from '@/components/RoomTile';
import { Skeleton } from '@/components/Skeleton';
import type { GridRow } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import type { RoomRow } from '@/types/rows';
import { RoomCells } from './RoomCells';
import { headRowCount, type GridColumn } from './grid-columns';
import { ROOM_HEAD, ROW, rowsHigh, SELECTED_CELLS } from './grid-styles';
import type { SelectionStore } from './selection-store';
import type { TabStop } from './tab-stop';

interface RoomLineProps {
  room: RoomRow;
  /** Its days, once they are known. */
  row: GridRow<RoomRow> | undefined;
  rowIndex: number;
  columns: readonly GridColumn[];
  view: AvailabilityView;
  /** The columns that are drawn: from this one, */
  first: number;
  /** and to before this one. */
  end: number;
  selection: SelectionStore;
  tabStop: TabStop;
}

/** One room of the grid: its name and its days. Every row has its place, whichever others are drawn. */
export const RoomLine = memo(function RoomLine({ room, row, rowIndex, ...cells }: RoomLineProps) {
  const lineRef = useRef<HTMLTableRowElement>(null);
  return (
    <tr
      ref={lineRef}
      data-row={rowIndex}
      aria-rowindex={headRowCount(cells.view) + rowIndex + 1}
      style={{ top: rowsHigh(rowIndex) }}
      className={`absolute inset-x-0 h-9 border-t border-linha/70 ${ROW} ${SELECTED_CELLS}`}
    >
      <th scope="row" className={`text-13 font-medium ${ROOM_HEAD}`} title={room.name}>
        <RoomTile roomNumber={room.room_number} size={20} />
        <b className="min-w-4 flex-none text-end font-bold">{room.room_number}</b>
        <span className="truncate max-lg:sr-only">{room.name}</span>
      </th>
      {row === undefined ? (
        <td className="col-[2/-1] p-2">
          <Skeleton className="h-full animate-pulsa" />
        </td>
      ) : (
        <RoomCells {...{ lineRef, row, rowIndex, ...cells }} />
      )}
    </tr>
  );
});
