import { useEffect, useRef, type RefObject } from 'react';

/** A ref that says whether the component is still mounted, for answers that come late. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
