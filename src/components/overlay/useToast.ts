import { useContext } from 'react';
import { ToastContext, type Toasts } from './toast-context';

/** Shows the user the outcome of an action; throws outside a ToastProvider. */
export function useToast(): Toasts {
  const context = useContext(ToastContext);
  if (context === null) throw new Error('useToast needs a ToastProvider above it.');
  return context.toast;
}
