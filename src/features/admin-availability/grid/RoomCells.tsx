import { memo } from 'react';
import type { GridCell, GridRow } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import type { Day } from '@/domain/dates';
import { formatEurosShort } from '@/domain/money';
import type { RoomRow } from '@/types/rows';
import { DayRun } from './DayRun';
import type { GridColumn } from './grid-columns';
import { barAt } from './grid-place';
import { useSelectedDays, type SelectionStore } from './selection-store';
import { useTabStopColumn, type TabStop } from './tab-stop';
import { COLUMN_STEP } from './useDrawnPart';

interface RoomCellsProps {
  row: GridRow<RoomRow>;
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

/** The days of one room, in runs. */
export const RoomCells = memo(function RoomCells({
  row,
  rowIndex,
  columns,
  view,
  first,
  end,
  selection,
  tabStop,
}: RoomCellsProps) {
  const { room, cells } = row;
  const selected = useSelectedDays(selection, room.id);
  const column = useTabStopColumn(tabStop, rowIndex);
  const stop = barAt(row, column)?.start ?? column;
  const basePrice = formatEurosShort(room.price_per_night);
  // Wherever the grid is slid to, the cell that Tab leads to is drawn.
  const [drawnFirst, drawnEnd] =
    stop < 0 ? [first, end] : [Math.min(first, stop), Math.max(end, stop + 1)];

  const runs = [];
  for (let start = runStart(drawnFirst); start < drawnEnd; start += COLUMN_STEP) {
    const runEnd = start + COLUMN_STEP;
    // A bar is drawn whole, from its first night.
    const from = runs.length === 0 ? (barAt(row, start)?.start ?? start) : start;
    runs.push(
      <DayRun
        key={start}
        end={runEnd}
        selected={selected ? selectedOf(cells.slice(start, runEnd), selected) : ''}
        tabStop={from <= stop && stop < runEnd ? stop : -1}
        {...{ row, columns, view, from, basePrice }}
      />,
    );
  }
  return runs;
});

/** As one text, so that a run with the same days is not drawn anew. */
const selectedOf = (cells: readonly GridCell[], selected: ReadonlySet<Day>) =>
  cells.flatMap(({ day }) => (selected.has(day) ? [day] : [])).join(' ');

const runStart = (column: number) => Math.floor(column / COLUMN_STEP) * COLUMN_STEP;
