import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether the script has taken over the page. A prerendered page knows neither the query of its
 * address nor what will work without the script; what depends on either waits for this.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
