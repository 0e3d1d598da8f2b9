import type { Toasts } from '@/components/toast-context';
import { sessionMessage } from '@/features/auth/session-error';
import type { BookingCache } from './useBookingCache';

/** What the actions of the screen work with. */
export interface ActionTools {
  toast: Toasts;
  cache: BookingCache;
  /** Hears of what could not be done because the session is over. */
  onSessionEnd: (message: string) => void;
}

/** Says that an action failed: in a toast, or in the dialog that leads to the login. */
export function tellFailure(
  { toast, onSessionEnd }: ActionTools,
  { message, error, detail }: { message: string; error: unknown; detail?: string },
): void {
  if (sessionMessage(error) === null) toast.error(message, { detail });
  else onSessionEnd(message);
}

/** The button of a toast that takes a change back. */
export function undoButton(undo: () => Promise<void>) {
  return { label: 'Anular', onPress: () => void undo(), isUndo: true };
}

/** ISO time of a change. */
export const timeNow = () => new Date().toISOString();
