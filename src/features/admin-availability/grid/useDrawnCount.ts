import { startTransition, useEffect, useState } from 'react';

const ROW_HEIGHT_PX = 36;
const MORE_ROWS = 8;

/** As many rows as the screen can show at once. */
const screenful = () => Math.ceil(window.innerHeight / ROW_HEIGHT_PX);

/**
 * How many rows are drawn in full by now. A house of hundreds of rooms is there at once with what the
 * screen shows; the rest follows between frames, and gives way to whatever is typed or pressed. In the
 * end all of it is in the page: to be found, walked by keys and read aloud.
 */
export function useDrawnCount(total: number): number {
  const [count, setCount] = useState(screenful);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + MORE_ROWS));
  }, [count, total]);
  return count;
}
