import { memo } from 'react';
import { RoomTile } from '@/components/RoomTile';
import type { GridRow } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import type { Day } from '@/domain/dates';
import type { RoomRow } from '@/types/rows';
import { RoomCells } from './RoomCells';
import type { GridColumn } from './grid-columns';
import { ROOM_HEAD, ROW, ROW_COLUMNS } from './grid-styles';

interface RoomLineProps {
  row: GridRow<RoomRow>;
  rowIndex: number;
  columns: readonly GridColumn[];
  view: AvailabilityView;
  /** The selected days of this room. */
  selected: ReadonlySet<Day> | undefined;
  /** The column of the cell that Tab leads to; -1 when that is in another row. */
  tabStop: number;
  /** Whether its days are there already; its name always is. */
  isDrawn: boolean;
  /** Left out of layout and paint while out of sight: for houses of many rooms. */
  isLazy: boolean;
}

/** One room of the grid: its name and its days. */
export const RoomLine = memo(function RoomLine({
  row,
  rowIndex,
  columns,
  view,
  selected,
  tabStop,
  isDrawn,
  isLazy,
}: RoomLineProps) {
  const { room } = row;
  return (
    <tr
      data-row={rowIndex}
      className={`h-9 border-t border-linha/70 ${ROW} ${ROW_COLUMNS[view]} ${isLazy ? '[contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]' : ''}`}
    >
      <th scope="row" className={`text-13 font-medium ${ROOM_HEAD}`} title={room.name}>
        <RoomTile roomNumber={room.room_number} size={20} />
        <b className="w-4 flex-none text-end font-bold">{room.room_number}</b>
        <span className="truncate max-lg:sr-only">{room.name}</span>
      </th>
      {isDrawn && <RoomCells {...{ row, columns, view, selected, tabStop }} />}
    </tr>
  );
});
