import type { Toasts } from '@/components/toast-context';
import { sessionMessage } from '@/features/auth/session-error';
import type { BookingCache } from './useBookingCache';

/** What the actions of the screen work with. */
export interface ActionTools {
  toast: Toasts;
  cache: BookingCache;
  /** Remembers how the last change is undone, for the key that does it. */
  keepUndo: (undo: (() => void) | null) => void;
  /** Hears of what could not be done because the session is over. */
  onSessionEnd: (message: string) => void;
}

/** Says that an action failed: in a toast, or in the dialog that leads to the login. */
export function tellFailure(
  { toast, onSessionEnd }: ActionTools,
  { message, error }: { message: string; error: unknown },
): void {
  if (sessionMessage(error) === null) toast.error(message);
  else onSessionEnd(message);
}

/** The button of a toast that takes a change back; the key for it does the same. */
export function undoButton({ keepUndo }: ActionTools, undo: () => Promise<void>) {
  const handleUndo = () => {
    keepUndo(null);
    void undo();
  };
  keepUndo(handleUndo);
  return { label: 'Anular', onPress: handleUndo };
}

/** ISO time of a change. */
export const timeNow = () => new Date().toISOString();
