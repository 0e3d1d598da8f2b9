import { useEffect, useEffectEvent } from 'react';

/** Calls `onSubmit` on Ctrl+Enter, wherever the focus is. */
export function useSubmitKeys(onSubmit: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    onSubmit();
  });

  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
