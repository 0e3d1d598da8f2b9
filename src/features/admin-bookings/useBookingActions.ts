import { useMemo, useState } from 'react';
import { useToast } from '@/components/useToast';
import { archiveActions } from './archive-actions';
import { changeActions } from './change-actions';
import { useBookingCache } from './useBookingCache';

/** Everything staff can do to a booking; what came of it is told in toasts. */
export function useBookingActions(onSessionEnd: (message: string) => void) {
  const toast = useToast();
  const cache = useBookingCache();
  const [undo] = useState(createUndoMemory);
  return useMemo(() => {
    const tools = { toast, cache, keepUndo: undo.keep, onSessionEnd };
    return { ...changeActions(tools), ...archiveActions(tools), undoLast: undo.run };
  }, [toast, cache, undo, onSessionEnd]);
}

/** Holds how the last change of status or archive is taken back, as its toast does. */
function createUndoMemory() {
  let last: (() => void) | null = null;
  return {
    keep: (undo: (() => void) | null) => {
      last = undo;
    },
    run: () => last?.(),
  };
}

export type BookingActions = ReturnType<typeof useBookingActions>;
