import { useEffect, useRef } from 'react';

/** Ctrl+Enter, from anywhere in the dialog that stands over the page. */
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
