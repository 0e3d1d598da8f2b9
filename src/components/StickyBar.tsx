import type { ReactNode } from 'react';
import { useDocumentFlag } from '@/hooks/useDocumentFlag';

/**
 * On a phone, a bar fixed to the foot of the screen for the sum and the next step; elsewhere absent.
 * On a screen so low that it would leave no room (a page at 400 %), it stands in its place instead.
 */
export function StickyBar({
  isAway = false,
  isWide = false,
  children,
}: {
  /** Out of sight for now; the page keeps its place, so that nothing moves. */
  isAway?: boolean;
  /** It stands on tablets, too: on all screens without a column beside the page. */
  isWide?: boolean;
  children: ReactNode;
}) {
  useDocumentFlag('data-sticky-bar');
  useDocumentFlag('data-wide-bar', isWide);
  return (
    <div
      data-sticky-bar=""
      className={`${isAway ? 'invisible' : ''} fixed inset-x-0 bottom-0 z-15 flex items-center gap-3 border-t border-linha bg-branco px-5 pt-2.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] shadow-[0_-6px_20px_-6px_#16308326] ${isWide ? 'lg:hidden' : 'md:hidden'} print:hidden tiny:static tiny:flex-wrap tiny:shadow-none`}
    >
      {children}
    </div>
  );
}
