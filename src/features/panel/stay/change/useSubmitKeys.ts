import { useEffect, useRef } from 'react';

/** Calls `onSubmit` on Ctrl+Enter, wherever the focus is. */
export function useSubmitKeys(onSubmit: () => void): void {
  const latest = useRef(onSubmit);

  useEffect(() => {
    latest.current = onSubmit;
  }, [onSubmit]);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
