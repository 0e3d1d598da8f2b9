import type { ContactMessageRow } from '@/types/rows';
import { useScreenShortcuts } from './useScreenShortcuts';

interface MessageKeysOptions {
  listed: readonly ContactMessageRow[];
  /** The message the keys act on; null for none. */
  shown: ContactMessageRow | null;
  onOpen: (id: string) => void;
  onReadChange: (message: ContactMessageRow) => void;
  onArchivedChange: (message: ContactMessageRow) => void;
  onUndo: () => void;
}

/** What can be done with the message that is shown, on one key each. */
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

  useScreenShortcuts({
    j: () => step(1),
    k: () => step(-1),
    l: () => shown && onReadChange(shown),
    a: () => shown && onArchivedChange(shown),
    z: onUndo,
  });
}
