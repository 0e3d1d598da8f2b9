import { memo, type RefObject } from 'react';
import type { GridRow } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import { formatEurosShort } from '@/domain/money';
import type { RoomRow } from '@/types/rows';
import { DayRun } from './DayRun';
import type { GridColumn } from './grid-columns';
import { barStart } from './grid-place';
import type { SelectionStore } from './selection-store';
import type { Span } from './span';
import { useTabStopColumnBeyond, type TabStop } from './tab-stop';
import { useCellMarks } from './useCellMarks';
import { COLUMN_STEP } from './useDrawnPart';

interface RoomCellsProps {
  /** The row of the table that the cells are in. */
  lineRef: RefObject<HTMLTableRowElement | null>;
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
  lineRef,
  row,
  rowIndex,
  columns,
  view,
  first,
  end,
  selection,
  tabStop,
}: RoomCellsProps) {
  const { room } = row;
  useCellMarks({ lineRef, row, rowIndex, selection, tabStop });
  const stop = barStart(row, useTabStopColumnBeyond(tabStop, rowIndex, { first, end }));
  const basePrice = formatEurosShort(room.price_per_night);
  // Wherever the grid is slid to, the cell that Tab leads to is drawn.
  const [drawnFirst, drawnEnd] = withStop({ first, end }, stop);

  const runs = [];
  for (let start = runStart(drawnFirst); start < drawnEnd; start += COLUMN_STEP) {
    // A bar is drawn whole, from its first night.
    const from = runs.length === 0 ? barStart(row, start) : start;
    runs.push(
      <DayRun key={start} end={start + COLUMN_STEP} {...{ row, columns, view, from, basePrice }} />,
    );
  }
  return runs;
});

/** Some columns, up to the one that Tab leads to where there is one (-1: none). */
function withStop({ first, end }: Span, stop: number): [first: number, end: number] {
  if (stop < 0) return [first, end];
  return first === end ? [stop, stop + 1] : [Math.min(first, stop), Math.max(end, stop + 1)];
}

const runStart = (column: number) => Math.floor(column / COLUMN_STEP) * COLUMN_STEP;
