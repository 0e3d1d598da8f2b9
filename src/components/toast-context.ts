import { createContext } from 'react';
import type { ToastOptions } from './toast-message';

/** Shows a message; `detail` is a second line, `action` one button such as 'Anular'. */
export type ShowToast = (message: string, options?: ToastOptions) => void;

export interface Toasts {
  /**
   * Leaves by itself after five seconds, ten where it can be undone; a pointer or the focus on it gives
   * it more.
   */
  success: ShowToast;
  /** As success, in ocre: nothing happened, and why. */
  warning: ShowToast;
  /** Stays until closed, with its button or Escape. */
  error: ShowToast;
  /** Leaves after twenty seconds: somebody else has done something. */
  news: ShowToast;
  /** Takes away what was told under some keys, without a word to those who told it. */
  withdraw: (keys: readonly string[]) => void;
  /** Presses the undo of the newest message on the screen that has one, and closes it; whether there was one. */
  undoNewest: () => boolean;
}

interface ToastContextValue {
  toast: Toasts;
  /** Registers an element to show toasts in; gives back how to take it away. */
  addOutlet: (outlet: HTMLElement) => () => void;
}

export const ToastContext = createContext<ToastContextValue | null>(null);
