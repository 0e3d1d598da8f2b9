import { BellRing, CircleAlert, CircleCheck, TriangleAlert, type LucideIcon } from 'lucide-react';

export type ToastTone = 'success' | 'warning' | 'error' | 'news';

export interface ToastAction {
  label: string;
  onPress: () => void;
  /** Undoes what the message reports; the undo shortcut runs it too while the toast is shown. */
  isUndo?: boolean;
}

export interface ToastOptions {
  detail?: string;
  action?: ToastAction;
  /** A quieter one beside it. */
  secondAction?: ToastAction;
  /** Instead of the icon of its tone. */
  icon?: LucideIcon;
  /** A later toast replaces an earlier one with the same key, or with the same words and no key. */
  key?: string;
  /** Called when it has been closed, by the user or by its timer. */
  onClose?: () => void;
}

export interface ToastMessage extends ToastOptions {
  id: number;
  tone: ToastTone;
  message: string;
}

export const TOAST_TONES: Record<ToastTone, { border: string; ink: string; icon: LucideIcon }> = {
  success: { border: 'border-s-horta-700', ink: 'text-horta-700', icon: CircleCheck },
  warning: { border: 'border-s-ocre-600', ink: 'text-ocre-800', icon: TriangleAlert },
  error: { border: 'border-s-erro-700', ink: 'text-erro-700', icon: CircleAlert },
  news: { border: 'border-s-anil-600', ink: 'text-anil-600', icon: BellRing },
};

interface ToastClock {
  shownForMs: number;
  /** How long a pointer on it keeps it; null for as long as the pointer stays. */
  heldForMs: number | null;
}

/** A forgotten pointer must not keep a toast without an action on the screen forever. */
const PLAIN: ToastClock = { shownForMs: 5000, heldForMs: 15_000 };
const UNDO: ToastClock = { shownForMs: 10_000, heldForMs: null };
const NEWS: ToastClock = { shownForMs: 20_000, heldForMs: null };

/** How long a toast is shown; null for one that stays until it is closed. */
export function clockOf({ tone, action }: ToastMessage): ToastClock | null {
  if (tone === 'error') return null;
  if (tone === 'news') return NEWS;
  return action?.isUndo ? UNDO : PLAIN;
}

/** Whether one toast takes the place of another. */
export function isSameToast(a: ToastMessage, b: ToastMessage): boolean {
  return (a.key ?? a.message) === (b.key ?? b.message);
}
