import { useLayoutEffect } from 'react';
import { markRoot } from '@/lib/root-marks';

/** Marks the root element for as long as the component is there, and `isThere` holds. */
export function useRootMark(name: `data-${string}`, isThere = true): void {
  useLayoutEffect(() => (isThere ? markRoot(name) : undefined), [name, isThere]);
}
