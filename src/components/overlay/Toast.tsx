import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard';
import { ToastContext, type ShowToast } from './toast-context';
import { isSameToast, type ToastMessage, type ToastTone } from './toast-message';
import { ToastCorner } from './ToastOutlet';
import { useEscapeKey } from './useEscapeKey';

/**
 * Keeps the toasts and shows them in the topmost outlet: an open modal makes the page behind it
 * inert, toasts included, so each modal carries an outlet of its own.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  const [outlets, setOutlets] = useState<HTMLElement[]>([]);
  const nextId = useRef(0);
  // The current toasts, for `undoNewest`, which may be called again before the next render.
  const shownRef = useRef<readonly ToastMessage[]>([]);

  useLayoutEffect(() => {
    shownRef.current = toasts;
  }, [toasts]);

  const context = useMemo(() => {
    const show =
      (tone: ToastTone): ShowToast =>
      (message, options = {}) => {
        nextId.current += 1;
        const toast: ToastMessage = { id: nextId.current, tone, message, ...options };
        // The same words twice say nothing new: the later toast takes the place of the earlier.
        setToasts((shown) => [...shown.filter((other) => !isSameToast(other, toast)), toast]);
      };
    const undoNewest = () => {
      const newest = shownRef.current.findLast(({ action }) => action?.isUndo);
      if (newest === undefined) return false;
      shownRef.current = shownRef.current.filter((toast) => toast !== newest);
      setToasts((shown) => shown.filter(({ id }) => id !== newest.id));
      newest.action?.onPress();
      return true;
    };
    return {
      toast: {
        success: show('success'),
        warning: show('warning'),
        error: show('error'),
        news: show('news'),
        withdraw: (keys: readonly string[]) =>
          setToasts((shown) => shown.filter(({ key }) => key === undefined || !keys.includes(key))),
        undoNewest,
      },
      addOutlet: (outlet: HTMLElement) => {
        setOutlets((known) => [...known, outlet]);
        return () => setOutlets((known) => known.filter((other) => other !== outlet));
      },
    };
  }, []);

  const outlet = outlets.at(-1);
  const close = (closed: ToastMessage) => {
    setToasts((shown) => shown.filter(({ id }) => id !== closed.id));
    closed.onClose?.();
  };

  const standing = toasts.findLast(({ tone }) => tone === 'error');
  useEscapeKey(standing && (() => close(standing)));

  return (
    <ToastContext value={context}>
      <ToastCorner />
      {children}
      {outlet && createPortal(<ToastRegions toasts={toasts} onClose={close} />, outlet)}
    </ToastContext>
  );
}

interface ToastRegionsProps {
  toasts: ToastMessage[];
  onClose: (toast: ToastMessage) => void;
}

/** Two live regions that are always mounted: errors interrupt the screen reader, the rest wait. */
function ToastRegions({ toasts, onClose }: ToastRegionsProps) {
  const card = (toast: ToastMessage) => (
    <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast)} />
  );
  return (
    <>
      <div role="alert" className="grid gap-2.5 not-empty:mb-2.5 empty:border-0 in-[dialog]:mb-0">
        {toasts.filter(({ tone }) => tone === 'error').map(card)}
      </div>
      <output className="grid gap-2.5">
        {toasts.filter(({ tone }) => tone !== 'error').map(card)}
      </output>
    </>
  );
}
