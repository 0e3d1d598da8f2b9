import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { logError } from '@/lib/log';
import { allowLeafletProbe } from '@/lib/trusted-types';
import type { LeafletMapProps } from './LeafletMap';

type LoadedMap =
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'ready'; LeafletMap: ComponentType<LeafletMapProps> };

/**
 * Fetches the map, by far the heaviest part of the page, once it is wanted. Not by React.lazy: a
 * chunk that does not arrive costs the page its map, and nothing else.
 */
export function useLeafletMap(isWanted: boolean): LoadedMap {
  const [loaded, setLoaded] = useState<LoadedMap>({ status: 'waiting' });

  useEffect(() => {
    if (!isWanted) return;
    allowLeafletProbe();
    import('./LeafletMap').then(
      ({ LeafletMap }) => startTransition(() => setLoaded({ status: 'ready', LeafletMap })),
      (error: unknown) => {
        logError('loadMap', error);
        setLoaded({ status: 'failed' });
      },
    );
  }, [isWanted]);

  return loaded;
}
