import { useEffect, useRef } from 'react';

/** For the button that opens a form in its own place: it has the focus again when the form closes. */
export function useReturnedFocus<Opener extends HTMLElement>(isOpen: boolean) {
  const ref = useRef<Opener>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) ref.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return ref;
}
