import { useSyncExternalStore } from 'react';
import { NO_SELECTION, type Selection } from '@/domain/availability-selection';
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

/** All that is selected, whether it is shown or not. */
export function useSelection({ get, subscribe }: SelectionStore): Selection {
  return useSyncExternalStore(subscribe, get);
}

/** The selected days of one room. */
export function useSelectedDays(
  { get, subscribe }: SelectionStore,
  roomId: string,
): ReadonlySet<Day> | undefined {
  return useSyncExternalStore(subscribe, () => get().get(roomId));
}
