import { useSyncExternalStore } from 'react';
import {
  NO_SELECTION,
  type GridPlace,
  type Selection,
} from '@/domain/availability/availability-selection';
import type { Day } from '@/domain/calendar/dates';
import { makeStore, type Store } from '@/lib/store';

/**
 * The selection, in a store outside React state, so that a change renders only the rooms concerned.
 */
export type SelectionStore = Store<Selection>;

/** The one cell of the grid that Tab leads to, kept in the same way. */
export type TabStop = Store<GridPlace>;

export const FIRST_CELL: GridPlace = { row: 0, column: 0 };

export const makeSelectionStore = () => makeStore(NO_SELECTION);
export const makeTabStop = () => makeStore(FIRST_CELL);

/** Everything that is selected. */
export function useSelection({ get, subscribe }: SelectionStore): Selection {
  return useSyncExternalStore(subscribe, get);
}

export function useSelectedDays(
  { get, subscribe }: SelectionStore,
  roomId: string,
): ReadonlySet<Day> | undefined {
  return useSyncExternalStore(subscribe, () => get().get(roomId));
}

export function useTabRow({ get, subscribe }: TabStop): number {
  return useSyncExternalStore(subscribe, () => get().row);
}

/** The column of the cell that Tab leads to; -1 when it is in another row. */
export function useTabColumn({ get, subscribe }: TabStop, rowIndex: number): number {
  return useSyncExternalStore(subscribe, () => (get().row === rowIndex ? get().column : -1));
}
