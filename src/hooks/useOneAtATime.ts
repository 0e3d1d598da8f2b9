import { useCallback, useRef } from 'react';

/**
 * An action that ignores being started while it runs: a double click is faster than the screen that
 * would say so. The action tells of its own failure; here it only ends.
 */
export function useOneAtATime<Arguments extends unknown[]>(
  act: (...args: Arguments) => Promise<unknown>,
): (...args: Arguments) => void {
  const isRunning = useRef(false);
  const end = useCallback(() => {
    isRunning.current = false;
  }, []);

  return (...args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    act(...args).then(end, end);
  };
}
