import { useSyncExternalStore } from 'react';
import type { GridRow } from '@/domain/availability-grid';
import {
  NO_SELECTION,
  selectionLabel,
  shownSelection,
  type Selection,
} from '@/domain/availability-selection';
import type { Day } from '@/domain/dates';
import { makeStore, type Store } from '@/lib/store';

/** What is selected: of a house of hundreds of rooms only those rows hear of a change that it concerns. */
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

/** How much is selected of what is shown: '6 datas em 2 quartos', or '' for nothing. */
export function useSelectionLabel({ get, subscribe }: SelectionStore, rows: Rows): string {
  return useSyncExternalStore(subscribe, () => selectionLabel(shownOf(get(), rows)));
}

/** Whether nothing is selected of what is shown. */
export function useIsSelectionEmpty({ get, subscribe }: SelectionStore, rows: Rows): boolean {
  return useSyncExternalStore(subscribe, () => shownOf(get(), rows).size === 0);
}

/** The selected days of one room. */
export function useSelectedDays(
  { get, subscribe }: SelectionStore,
  roomId: string,
): ReadonlySet<Day> | undefined {
  return useSyncExternalStore(subscribe, () => get().get(roomId));
}
