import { useEffect, useRef } from 'react';
import type { ContactMessageRow } from '@/types/rows';

/**
 * Calls `onOpened` once for each message that is opened, also when it is opened again later. What is
 * only listed, or shown beside the list without having been chosen, is not opened.
 */
export function useReadOnOpening(
  opened: ContactMessageRow | null,
  onOpened: (message: ContactMessageRow) => void,
) {
  const seenId = useRef<string | null>(null);

  useEffect(() => {
    if (opened?.id === seenId.current) return;
    seenId.current = opened?.id ?? null;
    if (opened !== null) onOpened(opened);
  });

  return {
    /** Call when the person sets the read state: opening this message next will not change it. */
    leaveAsIs: (id: string) => {
      seenId.current = id;
    },
  };
}
