import { useEffect, useRef } from 'react';
import { isDialogOpen } from '@/hooks/useDialog';

/**
 * Runs `act` on Escape, unless a dialog is open, somebody is typing, or another handler has used
 * the key. With undefined it does not listen.
 */
export function useEscapeKey(act: (() => void) | undefined): void {
  const latest = useRef(act);
  const isWanted = act !== undefined;

  useEffect(() => {
    latest.current = act;
  }, [act]);

  useEffect(() => {
    if (!isWanted) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (isDialogOpen() || isField(event.target)) return;
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isWanted]);
}

/** A field may use Escape itself, e.g. to discard what was typed. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
