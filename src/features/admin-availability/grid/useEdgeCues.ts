import { useEffect, type RefObject } from 'react';

/**
 * Says on the box around the grid whether days go on beyond its right or left edge (data-more-after,
 * data-more-before). Written on the page itself: sliding draws nothing anew for it.
 */
export function useEdgeCues(frameRef: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const frame = frameRef.current;
    const box = frame?.parentElement;
    if (!frame || !box) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = frame;
      box.toggleAttribute('data-more-before', scrollLeft > 0);
      // Widths are rounded: a part of a pixel is no day.
      box.toggleAttribute('data-more-after', scrollWidth - clientWidth - scrollLeft > 1);
    };
    mark();
    frame.addEventListener('scroll', mark, { passive: true });
    const observer = new ResizeObserver(mark);
    for (const element of [frame, ...frame.children]) observer.observe(element);
    return () => {
      frame.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, [frameRef]);
}
