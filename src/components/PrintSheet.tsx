import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDocumentFlag } from '@/hooks/useDocumentFlag';

/**
 * What is to be printed of an open window. It stands beside the page, which is left out of print while
 * it is there (see AdminLayout): the window lies in front of the page and cannot be printed.
 */
export function PrintSheet({ children }: { children: ReactNode }) {
  useDocumentFlag('data-print-sheet');
  return createPortal(
    // Never on the screen, so never spoken either. Of several, the one that came last is printed.
    <div data-print-sheet="" aria-hidden className="print:has-[~[data-print-sheet]]:hidden">
      {children}
    </div>,
    document.body,
  );
}
