import { useEffect, useRef, useState } from 'react';

// Who had the focus may go: these give it to the element of their ref, once that is drawn.

/** When it comes true: what appears by a press takes the focus from the button that went with it. */
export function useFocusWhen<Place extends HTMLElement>(isDue: boolean) {
  const ref = useRef<Place>(null);
  useEffect(() => {
    if (isDue) ref.current?.focus();
  }, [isDue]);
  return ref;
}

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

/** When it is asked for: a dialog or form was left for good, and the row of its button went too. */
export function useFocusAfter<Place extends HTMLElement>() {
  const ref = useRef<Place>(null);
  const [times, setTimes] = useState(0);
  // After the effect of a dialog, which gives the focus back as it closes.
  useEffect(() => {
    if (times > 0) ref.current?.focus();
  }, [times]);
  return { ref, focusAfter: () => setTimes((before) => before + 1) };
}

/** When what is shown changes and took the focus with it. */
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
