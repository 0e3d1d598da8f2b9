import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ownAnchor } from '@/copy/legal/anchors';

/**
 * Scrolls to the section named by the hash, in any language, which the browser cannot do because
 * the app renders the text later. Only once: the browser handles links within the page itself. Not
 * if the page is already scrolled: it may be prerendered, and its reader may have moved on.
 */
export function useAddressedSection(): void {
  const { hash, pathname } = useLocation();

  useEffect(() => {
    if (window.scrollY > 0) return;
    const heading = document.getElementById(ownAnchor(hash.slice(1)));
    heading?.scrollIntoView({ behavior: 'instant' });
    heading?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- a new hash on the same page is not followed
  }, [pathname]);
}
