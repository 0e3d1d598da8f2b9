import { useLayoutEffect } from 'react';
import { setDocumentFlag } from '@/lib/document-flags';

/** Marks the root element for as long as the component is there, and `isThere` holds. */
export function useDocumentFlag(name: `data-${string}`, isThere = true): void {
  useLayoutEffect(() => (isThere ? setDocumentFlag(name) : undefined), [name, isThere]);
}
