import { useEffect, useRef } from 'react';
import { messageRowId } from './MessageList';

/**
 * Keeps the focus with the person when another message is shown: it goes to the message that was
 * opened, and where the focused button has left with its message, to what took its place. A message
 * that changes by itself, because the list did, takes no focus from elsewhere.
 */
export function useReadingFocus(shownId: string | null) {
  const deskRef = useRef<HTMLDivElement>(null);
  const readingRef = useRef<HTMLElement>(null);
  const lastId = useRef(shownId);
  const isFollowing = useRef(false);

  useEffect(() => {
    const cameFrom = lastId.current;
    lastId.current = shownId;
    if (cameFrom === shownId) return;
    const isLost = document.activeElement === document.body;
    if (!isLost && !isFollowing.current) return;
    isFollowing.current = false;
    const row = cameFrom === null ? null : document.getElementById(messageRowId(cameFrom));
    const reading = readingRef.current;
    if (reading === null) {
      (row ?? deskRef.current)?.focus();
      return;
    }
    // From its beginning: left to itself, the browser brings the middle of a long one into view.
    reading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [shownId]);

  return {
    deskRef,
    readingRef,
    /** Someone has opened a message: the focus goes where it is shown. */
    followOpened: () => {
      isFollowing.current = true;
    },
  };
}
