import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether the page is hydrated. A prerendered page does not know the query of its address, and
 * things that need the script do not work yet: whatever depends on either must wait for this.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
