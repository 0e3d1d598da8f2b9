import { useSyncExternalStore } from 'react';
import type { Store } from '@/lib/store';

/** Tells screen readers what happens to a lifted stay. */
export function LiveAnnouncer({ store: { get, subscribe } }: { store: Store<string> }) {
  const announcement = useSyncExternalStore(subscribe, get);
  return <output className="sr-only">{announcement}</output>;
}
