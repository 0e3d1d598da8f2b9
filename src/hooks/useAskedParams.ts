import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type Change = (asked: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the address, and the way to the next ones. The router shows a new address in its
 * own time: a second change made meanwhile must build on the first, not on what still stands on the
 * screen. `ask` gives the parameters to go to.
 */
export function useAskedParams() {
  const [shown] = useSearchParams();
  const asked = useRef(shown);

  useEffect(() => {
    asked.current = shown;
  }, [shown]);

  const ask = useCallback((change: Change) => {
    asked.current = change(asked.current);
    return asked.current;
  }, []);

  return { shown, ask };
}
