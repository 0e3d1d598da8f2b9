import { useContext } from 'react';
import { ToastContext, type Toasts } from './toast-context';

/** The way to tell the user what came of an action; throws outside a ToastProvider. */
export function useToast(): Toasts {
  const context = useContext(ToastContext);
  if (context === null) throw new Error('useToast needs a ToastProvider above it.');
  return context.toast;
}
