import { useEffect, useRef } from 'react';

/** When what is shown changes and takes the pressed button away, the focus goes to the element of the ref. */
export function useKeptFocus<Place extends HTMLElement>(shown: string | null) {
  const ref = useRef<Place>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (document.activeElement === document.body) ref.current?.focus();
  }, [shown]);
  return ref;
}
