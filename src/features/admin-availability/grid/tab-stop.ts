import { useEffect, useSyncExternalStore } from 'react';
import type { GridPlace } from '@/domain/availability-selection';
import { makeStore, type Store } from '@/lib/store';

/** The one cell of the grid that Tab leads to. Kept beside the grid, as the selection is. */
export type TabStop = Store<GridPlace>;

const FIRST_CELL: GridPlace = { row: 0, column: 0 };

export const makeTabStop = () => makeStore(FIRST_CELL);

/** The column of the cell that Tab leads to; -1 when that is in another row, or is one of these. */
export function useTabStopColumnBeyond(
  { get, subscribe }: TabStop,
  rowIndex: number,
  { first, end }: { first: number; end: number },
): number {
  return useSyncExternalStore(subscribe, () => {
    const { row, column } = get();
    return row !== rowIndex || (first <= column && column < end) ? -1 : column;
  });
}

/** The row of the cell that Tab leads to; -1 when it is one of these. */
export function useTabStopRowBeyond(
  { get, subscribe }: TabStop,
  { first, end }: { first: number; end: number },
): number {
  return useSyncExternalStore(subscribe, () => {
    const { row } = get();
    return first <= row && row < end ? -1 : row;
  });
}

/** Takes the tab stop back to the first cell when the grid has become too small for it. */
export function useTabStopWithin({ get, set }: TabStop, rowCount: number): void {
  useEffect(() => {
    if (get().row >= rowCount) set(FIRST_CELL);
  }, [get, set, rowCount]);
}
