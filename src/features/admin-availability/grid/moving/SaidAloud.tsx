import { useSyncExternalStore } from 'react';
import type { Store } from '@/lib/store';

/** Tells screen readers what happens to a lifted stay. */
export function SaidAloud({ store: { get, subscribe } }: { store: Store<string> }) {
  const said = useSyncExternalStore(subscribe, get);
  return <output className="sr-only">{said}</output>;
}
