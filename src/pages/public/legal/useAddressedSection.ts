import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ownAnchor } from '@/copy/legal/anchors';

/**
 * Goes to the section that an address names, in any language, as a browser would if the text had been
 * there from the start. Once: links within the page are the browser's own work. And not where the page has been
 * scrolled already: prerendered, it was there from the start, and its reader may have moved on.
 */
export function useAddressedSection(): void {
  const { hash, pathname } = useLocation();

  useEffect(() => {
    if (window.scrollY > 0) return;
    const heading = document.getElementById(ownAnchor(decodeURIComponent(hash.slice(1))));
    heading?.scrollIntoView({ behavior: 'instant' });
    heading?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- a new hash on the same page is not followed
  }, [pathname]);
}
