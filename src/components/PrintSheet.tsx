import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDocumentFlag } from '@/hooks/useDocumentFlag';

interface PrintSheetProps {
  /** Leaves out of print the sheets that were there before. */
  isAlone?: boolean;
  children: ReactNode;
}

/**
 * What is to be printed of an open window. It stands beside the page, which is left out of print while
 * it is there (see AdminLayout): the window lies in front of the page and cannot be printed.
 */
export function PrintSheet({ isAlone = false, children }: PrintSheetProps) {
  const sheetRef = useRef<HTMLDivElement>(null);
  useDocumentFlag('data-print-sheet');

  useLayoutEffect(() => {
    if (!isAlone) return undefined;
    const others = [
      ...document.querySelectorAll<HTMLElement>('body > [data-print-sheet]:not([hidden])'),
    ].filter((sheet) => sheet !== sheetRef.current);
    for (const sheet of others) sheet.hidden = true;
    return () => {
      for (const sheet of others) sheet.hidden = false;
    };
  }, [isAlone]);

  return createPortal(
    // Never on the screen, so never spoken either.
    <div ref={sheetRef} data-print-sheet="" aria-hidden>
      {children}
    </div>,
    document.body,
  );
}
