import { useMemo } from 'react';
import type { GridRow } from '@/domain/availability/availability-grid';
import type { AvailabilityView } from '@/domain/availability/availability-period';
import { formatEurosShort } from '@/domain/basics/money';
import type { RoomRow } from '@/types/rows';
import { DayCell } from './DayCell';
import type { GridColumn } from './grid-columns';
import { barAt } from './grid-place';
import { useSelectedDays, useTabColumn, type SelectionStore, type TabStop } from './grid-store';
import { StayBar } from './StayBar';

interface RoomDayCellsProps {
  row: GridRow<RoomRow>;
  rowIndex: number;
  columns: readonly GridColumn[];
  view: AvailabilityView;
  selection: SelectionStore;
  tabStop: TabStop;
}

/** The days of one room in their order: cells that can be selected, and the bars of the stays. */
export function RoomDayCells({
  row,
  rowIndex,
  columns,
  view,
  selection,
  tabStop,
}: RoomDayCellsProps) {
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
