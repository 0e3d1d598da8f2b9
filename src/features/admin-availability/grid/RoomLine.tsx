import { memo } from 'react';
import { RoomTile } from '@/components/RoomTile';
import type { GridBar, GridCell, GridRow } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import type { Day } from '@/domain/dates';
import type { RoomRow } from '@/types/rows';
import { DayCell } from './DayCell';
import { StayBar } from './StayBar';
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
  /** Not drawn while out of sight: for houses of many rooms. */
  isLazy: boolean;
}

/** One room of the grid. Drawn anew only when something of its own has changed. */
export const RoomLine = memo(function RoomLine({
  row: { room, cells, bars },
  rowIndex,
  columns,
  view,
  selected,
  tabStop,
  isLazy,
}: RoomLineProps) {
  const barAt = new Map(bars.map((bar) => [bar.start, bar]));
  const renderCell = (cell: GridCell, index: number) => {
    const column = columns[index];
    const place = { 'data-row': rowIndex, 'data-column': index };
    const bar = barAt.get(index);
    if (bar !== undefined) {
      const isTabStop = holds(bar, tabStop);
      return <StayBar key={cell.day} {...{ bar, room, view, place, isTabStop }} />;
    }
    const { kind } = cell;
    // The rest of a bar is drawn with its first night.
    if (kind === 'booked' || column === undefined) return null;
    return (
      <DayCell
        key={cell.day}
        cell={{ ...cell, kind }}
        isSelected={selected?.has(cell.day) ?? false}
        isTabStop={tabStop === index}
        {...{ room, column, view, place }}
      />
    );
  };

  return (
    <tr
      className={`h-9 border-t border-linha/70 ${ROW} ${ROW_COLUMNS[view]} ${isLazy ? '[contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]' : ''}`}
    >
      <th scope="row" className={`text-13 font-medium ${ROOM_HEAD}`} title={room.name}>
        <RoomTile roomNumber={room.room_number} size={20} />
        <b className="w-4 flex-none text-end font-bold">{room.room_number}</b>
        <span className="truncate max-lg:sr-only">{room.name}</span>
      </th>
      {cells.map(renderCell)}
    </tr>
  );
});

function holds({ start, length }: GridBar, column: number): boolean {
  return start <= column && column < start + length;
}
