import { useSyncExternalStore } from 'react';
import type { GridRow } from '@/domain/availability-grid';
import {
  NO_SELECTION,
  selectionLabel,
  shownSelection,
  type Selection,
} from '@/domain/availability-selection';
import type { Day } from '@/domain/dates';

/**
 * What is selected, kept beside the tree of components: of a house of hundreds of rooms only those
 * rows hear of a change that it concerns.
 */
export interface SelectionStore {
  get: () => Selection;
  set: (selection: Selection) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function makeSelectionStore(): SelectionStore {
  const listeners = new Set<() => void>();
  let current = NO_SELECTION;
  return {
    get: () => current,
    set: (selection) => {
      current = selection;
      for (const tell of listeners) tell();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

type Rows = readonly GridRow<{ id: string }>[];

/** How much is selected of what is shown: '6 datas em 2 quartos', or '' for nothing. */
export function useSelectionLabel({ get, subscribe }: SelectionStore, rows: Rows): string {
  return useSyncExternalStore(subscribe, () => selectionLabel(shownSelection(get(), rows)));
}

/** Whether nothing is selected of what is shown. */
export function useIsSelectionEmpty({ get, subscribe }: SelectionStore, rows: Rows): boolean {
  return useSyncExternalStore(subscribe, () => shownSelection(get(), rows).size === 0);
}

/** The selected days of one room. */
export function useSelectedDays(
  { get, subscribe }: SelectionStore,
  roomId: string,
): ReadonlySet<Day> | undefined {
  return useSyncExternalStore(subscribe, () => get().get(roomId));
}
