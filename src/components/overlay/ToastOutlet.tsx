import { useContext, useEffect, useRef } from 'react';
import { ToastContext } from './toast-context';

/** The corner of the page in which notices appear; outside a ToastProvider it stays empty. */
export function ToastCorner() {
  return (
    <Outlet className="pointer-events-none fixed right-4 bottom-6 z-50 w-[min(24.5rem,100%-2rem)] max-md:top-3 max-md:bottom-auto md:right-6 md:in-[:root[data-bottom-bar]]:bottom-[calc(var(--bottom-bar)+.75rem)] print:hidden" />
  );
}

/**
 * Where toasts appear in an open dialog, which makes the page behind it inert, its toasts included:
 * a strip of its own, so that none of the dialog's buttons is ever covered. A ConfirmDialog has
 * none, because nothing may move while one answers: its toasts appear in the outlet behind it.
 */
export function ToastStrip() {
  return (
    <Outlet
      isStrip
      className="max-h-[45%] flex-none overflow-y-auto overscroll-contain print:hidden [&>:not(:empty)]:border-t [&>:not(:empty)]:border-linha [&>:not(:empty)]:bg-sal [&>:not(:empty)]:px-4 [&>:not(:empty)]:py-2.5 md:[&>:not(:empty)]:px-5"
    />
  );
}

interface OutletProps {
  isStrip?: boolean;
  className: string;
}

function Outlet({ isStrip = false, className }: OutletProps) {
  const context = useContext(ToastContext);
  const ref = useRef<HTMLDivElement>(null);
  const addOutlet = context?.addOutlet;

  useEffect(() => {
    return ref.current === null ? undefined : addOutlet?.(ref.current);
  }, [addOutlet]);

  return <div ref={ref} data-toast-strip={isStrip ? '' : undefined} className={className} />;
}
