import { startTransition, useEffect, useState } from 'react';

const MORE_COLUMNS = 14;

interface DrawnCountOptions {
  /** How many of the columns can be seen. */
  inSight: number;
  total: number;
  /** Whether the others are to follow. */
  isGrowing: boolean;
}

/**
 * How many columns are drawn by now. A small house is there at once with what the screen shows; the
 * rest follows between frames, and gives way to whatever is typed or pressed. In the end all of it is
 * in the page: to be found and read aloud.
 */
export function useDrawnCount({ inSight, total, isGrowing }: DrawnCountOptions): number {
  const [grown, setGrown] = useState(0);
  const count = Math.max(grown, inSight);
  useEffect(() => {
    if (isGrowing && count < total) startTransition(() => setGrown(count + MORE_COLUMNS));
  }, [isGrowing, count, total]);
  return count;
}
