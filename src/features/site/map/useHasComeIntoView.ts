import { useEffect, useState, type RefObject } from 'react';

/** Loading begins so far from the viewport, because the next swipe will reach the element. */
const MARGIN = '200px';

/** Whether an element has been in or near the viewport; true at once if the browser cannot tell. */
export function useHasComeIntoView(ref: RefObject<Element | null>): boolean {
  const [hasCome, setHasCome] = useState(false);
  const canTell = typeof IntersectionObserver !== 'undefined';

  useEffect(() => {
    if (!canTell || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setHasCome(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, canTell]);

  return hasCome || !canTell;
}
