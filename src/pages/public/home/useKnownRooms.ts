import { startTransition, useEffect, useState } from 'react';
import { logError } from '@/lib/log';
import type { KnownRooms } from './KnownRooms';

/**
 * The rooms with their prices, and all that draws them, asked for once the page is awake. A page of the
 * build says none: a price may have changed since. Undefined until they come, null where they do not.
 */
export function useKnownRooms(): KnownRooms | null | undefined {
  const [known, setKnown] = useState<KnownRooms | null>();

  useEffect(() => {
    let isWanted = true;
    const settle = (rooms: KnownRooms | null) => {
      if (isWanted) startTransition(() => setKnown(rooms));
    };
    import('./KnownRooms')
      .then(({ askRooms }) => askRooms())
      .then(settle, (error: unknown) => {
        logError('listActiveRooms', error);
        settle(null);
      });
    return () => {
      isWanted = false;
    };
  }, []);

  return known;
}
