import { useSyncExternalStore } from 'react';
import type { Store } from '@/lib/store';

/** What becomes of a lifted stay, for those who listen. */
export function SaidAloud({ store: { get, subscribe } }: { store: Store<string> }) {
  const said = useSyncExternalStore(subscribe, get);
  return <output className="sr-only">{said}</output>;
}
