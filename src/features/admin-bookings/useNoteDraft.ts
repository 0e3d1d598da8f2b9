import { useMemo, useSyncExternalStore } from 'react';
import { onDraftChange, parseDraft, storedDraft, type NoteDraft } from './note-drafts';

/** The unsaved notes of a booking, as they are typed; null when there are none. */
export function useNoteDraft(bookingId: string): NoteDraft | null {
  const stored = useSyncExternalStore(onDraftChange, () => storedDraft(bookingId));
  return useMemo(() => parseDraft(stored), [stored]);
}
