import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { logError } from '@/lib/log';
import { retryImport } from '@/lib/retry-import';
import { allowLeafletProbe } from '@/lib/trusted-types';
import type { LeafletMapProps } from './LeafletMap';

type LoadedMap =
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'ready'; LeafletMap: ComponentType<LeafletMapProps> };

/**
 * Loads the map, by far the heaviest part of the page, once it is wanted, and again for every
 * further attempt. Not with React.lazy, because a chunk that fails to load must cost only the map,
 * not the page.
 */
export function useLeafletMap(isWanted: boolean, attempt: number): LoadedMap {
  const [answer, setAnswer] = useState<{ attempt: number; loaded: LoadedMap } | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    allowLeafletProbe();
    const settle = (loaded: LoadedMap) => setAnswer({ attempt, loaded });
    retryImport(async () => import('./LeafletMap')).then(
      ({ LeafletMap }) => startTransition(() => settle({ status: 'ready', LeafletMap })),
      (error: unknown) => {
        logError('loadMap', error);
        settle({ status: 'failed' });
      },
    );
  }, [isWanted, attempt]);

  return answer?.attempt === attempt ? answer.loaded : { status: 'waiting' };
}
