import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '@/hooks/useDialog';

/**
 * Runs `act` on Escape, unless a dialog is open, somebody is typing, or another handler has used
 * the key. With undefined it does not listen.
 */
export function useEscapeKey(act: (() => void) | undefined): void {
  const isWanted = act !== undefined;
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (isDialogOpen() || isField(event.target)) return;
    event.preventDefault();
    act?.();
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isWanted]);
}

/** A field may use Escape itself, e.g. to discard what was typed. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
