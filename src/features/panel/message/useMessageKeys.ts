import { useShortcuts } from '@/hooks/useShortcuts';
import type { ContactMessageRow } from '@/types/rows';

interface MessageKeysOptions {
  listed: readonly ContactMessageRow[];
  /** The message the keys act on; null for none. */
  shown: ContactMessageRow | null;
  onOpen: (id: string) => void;
  onReadChange: (message: ContactMessageRow) => void;
  onArchivedChange: (message: ContactMessageRow) => void;
  onUndo: () => void;
}

/** The single-key shortcuts of the messages screen. */
export function useMessageKeys({
  listed,
  shown,
  onOpen,
  onReadChange,
  onArchivedChange,
  onUndo,
}: MessageKeysOptions): void {
  function step(by: number) {
    const place = listed.findIndex(({ id }) => id === shown?.id);
    const target = place === -1 ? listed[0] : listed[place + by];
    if (target !== undefined) onOpen(target.id);
  }

  useShortcuts(
    {
      j: () => step(1),
      k: () => step(-1),
      l: () => shown && onReadChange(shown),
      a: () => shown && onArchivedChange(shown),
      z: onUndo,
    },
    { isOfPage: true },
  );
}
