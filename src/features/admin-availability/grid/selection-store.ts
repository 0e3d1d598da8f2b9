import { useSyncExternalStore } from 'react';
import type { GridRow } from '@/domain/availability-grid';
import { NO_SELECTION, shownSelection, type Selection } from '@/domain/availability-selection';
import { makeStore, type Store } from '@/lib/store';

/** What is selected. Kept beside the grid: a press marks a cell, and draws nothing anew. */
export type SelectionStore = Store<Selection>;

export const makeSelectionStore = () => makeStore(NO_SELECTION);

type Rows = readonly GridRow<{ id: string }>[];

const known = new WeakMap<Selection, { rows: Rows; shown: Selection }>();

/** What is shown of a selection, worked out once however many ask: of hundreds of rows, at each press. */
export function shownOf(selection: Selection, rows: Rows): Selection {
  const last = known.get(selection);
  if (last?.rows === rows) return last.shown;
  const shown = shownSelection(selection, rows);
  known.set(selection, { rows, shown });
  return shown;
}

/** Whether nothing is selected of what is shown. */
export function useIsSelectionEmpty({ get, subscribe }: SelectionStore, rows: Rows): boolean {
  return useSyncExternalStore(subscribe, () => shownOf(get(), rows).size === 0);
}
