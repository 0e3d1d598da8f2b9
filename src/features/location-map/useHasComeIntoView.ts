import { useEffect, useState, type RefObject } from 'react';

/** Near enough to the screen to begin: the next flick of the finger shows it. */
const MARGIN = '200px';

/** Whether an element has been on the screen, or nearly; at once where the browser cannot tell. */
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
