import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type Change = (asked: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the address, and a function for changing them. The router applies a new address
 * with a delay, so a second change in the meantime must build on the first one, not on the
 * parameters still shown. `ask` returns the parameters to navigate to.
 */
export function useQueuedParams() {
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
