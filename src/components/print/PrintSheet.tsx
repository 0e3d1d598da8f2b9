import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDocumentFlag } from '@/hooks/useDocumentFlag';

/**
 * What an open dialog prints. It is rendered beside the page, because a modal dialog itself cannot
 * be printed; AdminLayout hides the page from print while a sheet is mounted.
 */
export function PrintSheet({ children }: { children: ReactNode }) {
  useDocumentFlag('data-print-sheet');
  return createPortal(
    // Never shown, so never read out either. Of several sheets, only the last mounted is printed.
    <div data-print-sheet="" aria-hidden className="print:has-[~[data-print-sheet]]:hidden">
      {children}
    </div>,
    document.body,
  );
}
