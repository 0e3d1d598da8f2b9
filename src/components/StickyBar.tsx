import type { ReactNode } from 'react';
import { useDocumentFlag } from '@/hooks/useDocumentFlag';

/**
 * On a phone, a bar fixed to the foot of the screen for the total and the next step; hidden
 * elsewhere. In a viewport too low for it (a page zoomed to 400 %) it is not fixed but in the flow.
 */
export function StickyBar({
  isAway = false,
  isWide = false,
  children,
}: {
  /** Invisible for now; it keeps its flags on the page, so that nothing moves. */
  isAway?: boolean;
  /** Shown on tablets too: on all screens without a column beside the page. */
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
