import { memo } from 'react';
import type { GridBar, GridCell, GridRow } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import type { Day } from '@/domain/dates';
import type { RoomRow } from '@/types/rows';
import { DayCell } from './DayCell';
import { StayBar } from './StayBar';
import type { GridColumn } from './grid-columns';

interface RoomCellsProps {
  row: GridRow<RoomRow>;
  columns: readonly GridColumn[];
  view: AvailabilityView;
  /** The selected days of this room. */
  selected: ReadonlySet<Day> | undefined;
  /** The column of the cell that Tab leads to; -1 when that is in another row. */
  tabStop: number;
}

/** The days of one room. Drawn anew only when something of its own has changed. */
export const RoomCells = memo(function RoomCells({
  row: { room, cells, bars },
  columns,
  view,
  selected,
  tabStop,
}: RoomCellsProps) {
  const barAt = new Map(bars.map((bar) => [bar.start, bar]));
  const renderCell = (cell: GridCell, place: number) => {
    const column = columns[place];
    const bar = barAt.get(place);
    if (bar !== undefined) {
      return <StayBar key={cell.day} isTabStop={holds(bar, tabStop)} {...{ bar, room, view }} />;
    }
    const { kind } = cell;
    // The rest of a bar is drawn with its first night.
    if (kind === 'booked' || column === undefined) return null;
    return (
      <DayCell
        key={cell.day}
        isSelected={selected?.has(cell.day) ?? false}
        isTabStop={tabStop === place}
        {...{ cell, kind, room, column, view, place }}
      />
    );
  };
  return cells.map(renderCell);
});

function holds({ start, length }: GridBar, column: number): boolean {
  return start <= column && column < start + length;
}
