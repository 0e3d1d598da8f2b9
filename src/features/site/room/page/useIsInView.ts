import { useEffect, useState, type RefObject } from 'react';

/** Whether any part of an element is in the viewport; false until that is known. */
export function useIsInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return isInView;
}
