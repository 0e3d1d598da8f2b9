import { createContext } from 'react';
import type { ToastOptions } from './toast-message';

/** Shows a message; `detail` is a second line, `action` one button such as 'Anular'. */
export type ShowToast = (message: string, options?: ToastOptions) => void;

export interface Toasts {
  /**
   * Disappears after five seconds, or ten if it can be undone; a pointer or the focus on it keeps
   * it longer.
   */
  success: ShowToast;
  /** As success, in ocre: says that nothing was done, and why. */
  warning: ShowToast;
  /** Stays until closed, with its button or Escape. */
  error: ShowToast;
  /** Says that somebody else has done something; disappears after twenty seconds. */
  news: ShowToast;
  /** Removes the toasts with these keys without calling their `onClose`. */
  withdraw: (keys: readonly string[]) => void;
  /** Runs the undo of the newest toast that has one and closes it; false if there is none. */
  undoNewest: () => boolean;
}

interface ToastContextValue {
  toast: Toasts;
  /** Registers an element to show toasts in; returns the function that removes it. */
  addOutlet: (outlet: HTMLElement) => () => void;
}

export const ToastContext = createContext<ToastContextValue | null>(null);
