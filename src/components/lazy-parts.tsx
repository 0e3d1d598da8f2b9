import type { ReactNode } from 'react';
import { retryImport } from '@/lib/retry-import';
import { partOf, type LazyOptions } from './lazy-part';

interface PartsProps<Parts> {
  children: (parts: Parts) => ReactNode;
}

/** Several components in one chunk: the part gives all that is imported to its children. */
export function lazyParts<Parts, Props extends PartsProps<Parts> = PartsProps<Parts>>(
  load: () => Promise<Parts>,
  options?: LazyOptions<Props>,
) {
  return partOf<Props>(async () => {
    const parts = await retryImport(load);
    return ({ children }) => children(parts);
  }, options);
}
