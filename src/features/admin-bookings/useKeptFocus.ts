import { useEffect, useRef } from 'react';

/**
 * Whoever goes on to another booking by a key may have had the focus on something that left with the
 * one before: it goes to the head of the window, where the new booking is named.
 */
export function useKeptFocus(shownId: string | null): void {
  const lastId = useRef(shownId);

  useEffect(() => {
    const hasStepped = lastId.current !== null && lastId.current !== shownId;
    lastId.current = shownId;
    if (!hasStepped || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('dialog[open] [data-initial-focus]')?.focus();
  }, [shownId]);
}
