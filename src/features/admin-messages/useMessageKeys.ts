import { useShortcuts, type Shortcuts } from '@/hooks/useShortcuts';
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

  useShortcuts(
    unlessBehindDialog({
      j: () => step(1),
      k: () => step(-1),
      l: () => shown && onReadChange(shown),
      a: () => shown && onArchivedChange(shown),
      z: onUndo,
    }),
  );
}

/** A window that stands over the screen takes its keys away. */
function unlessBehindDialog(shortcuts: Shortcuts): Shortcuts {
  const guarded = Object.entries(shortcuts).map(([key, act]) => [
    key,
    () => {
      if (document.querySelector('dialog[open]') === null) act?.();
    },
  ]);
  return Object.fromEntries(guarded);
}
