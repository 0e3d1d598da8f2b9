import { makeStore } from '@/lib/store';

/** Whether the list of single keys is open; the key '?' and the foot of the panel open it. */
export const shortcutsOpen = makeStore(false);

export function openShortcuts(): void {
  shortcutsOpen.set(true);
}
