import { useEffect, useRef } from 'react';

/**
 * Does something on Escape, unless a window is open, somebody types, or another part has made use of
 * the key. Undefined: the key is left alone.
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
      if (document.querySelector('dialog[open]') !== null || isField(event.target)) return;
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isWanted]);
}

/** What is typed into has a use for the key itself, such as to give up. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
