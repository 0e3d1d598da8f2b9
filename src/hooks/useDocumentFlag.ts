import { useLayoutEffect } from 'react';
import { setDocumentFlag } from '@/lib/document-flags';

/** Sets an attribute on the root element while the component is mounted and `isThere` is true. */
export function useDocumentFlag(name: `data-${string}`, isThere = true): void {
  useLayoutEffect(() => (isThere ? setDocumentFlag(name) : undefined), [name, isThere]);
}
