import { startTransition, useEffect, useState } from 'react';

/** As many rows as any screen shows at once. */
const FIRST_ROWS = 40;
const MORE_ROWS = 20;

/**
 * How many rows are drawn in full by now. A house of hundreds of rooms is there at once with what the
 * screen shows; the rest follows between frames, and gives way to whatever is typed or pressed. In the
 * end all of it is in the page: to be found, walked by keys and read aloud.
 */
export function useDrawnCount(total: number): number {
  const [count, setCount] = useState(FIRST_ROWS);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + MORE_ROWS));
  }, [count, total]);
  return count;
}
