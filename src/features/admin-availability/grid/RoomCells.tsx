import { memo } from 'react';
import type { GridCell, GridRow } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import { formatEurosShort } from '@/domain/money';
import type { RoomRow } from '@/types/rows';
import { DayCell } from './DayCell';
import { StayBar } from './StayBar';
import type { GridColumn } from './grid-columns';
import { barAt } from './grid-place';
import { useSelectedDays, type SelectionStore } from './selection-store';

interface RoomCellsProps {
  row: GridRow<RoomRow>;
  columns: readonly GridColumn[];
  view: AvailabilityView;
  /** The columns that are drawn: from this one, */
  first: number;
  /** and to before this one. */
  end: number;
  selection: SelectionStore;
  /** The column of the cell that Tab leads to; -1 when that is in another row. */
  tabStop: number;
}

/** The days of one room. Drawn anew only when something of its own has changed. */
export const RoomCells = memo(function RoomCells({
  row,
  columns,
  view,
  first,
  end,
  selection,
  tabStop,
}: RoomCellsProps) {
  const { room, cells, bars } = row;
  const selected = useSelectedDays(selection, room.id);
  const basePrice = formatEurosShort(room.price_per_night);
  const barOfTabStop = barAt(row, tabStop);
  const startingBars = new Map(bars.map((bar) => [bar.start, bar]));
  // A bar is drawn whole, from its first night.
  const start = barAt(row, first)?.start ?? first;

  const renderCell = (cell: GridCell, index: number) => {
    const place = start + index;
    const gap = index === 0 ? start : 0;
    const [column, bar] = [columns[place], startingBars.get(place)];
    const { room_number: roomNumber } = room;
    if (bar !== undefined) {
      const isTabStop = bar === barOfTabStop;
      return <StayBar key={cell.day} {...{ bar, roomNumber, view, gap, isTabStop }} />;
    }
    const { kind, customPrice } = cell;
    if (kind === 'booked' || column === undefined) return null;
    return (
      <DayCell
        key={cell.day}
        price={customPrice === null ? basePrice : formatEurosShort(customPrice)}
        isSelected={selected?.has(cell.day) ?? false}
        isTabStop={tabStop === place}
        {...{ cell, kind, roomNumber, column, view, place, gap }}
      />
    );
  };
  return cells.slice(start, end).map(renderCell);
});
