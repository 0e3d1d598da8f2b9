import { useEffect, useSyncExternalStore } from 'react';
import type { GridPlace } from '@/domain/availability-selection';
import { makeStore, type Store } from '@/lib/store';

/** The one cell of the grid that Tab leads to. Only the rows it leaves and comes to hear of it. */
export type TabStop = Store<GridPlace>;

const FIRST_CELL: GridPlace = { row: 0, column: 0 };

export const makeTabStop = () => makeStore(FIRST_CELL);

/** The column of the cell that Tab leads to; -1 when that is in another row. */
export function useTabStopColumn({ get, subscribe }: TabStop, rowIndex: number): number {
  return useSyncExternalStore(subscribe, () => (get().row === rowIndex ? get().column : -1));
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
