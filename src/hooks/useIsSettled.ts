import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a value was drawn before: false in the first drawing of a new one, then true in another that
 * gives way to whatever is typed or pressed. What is long begins with what a screen shows, and goes on then.
 */
export function useIsSettled(value: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);

  useEffect(() => {
    startTransition(() => setSettled(value));
  }, [value]);

  return settled === value;
}
