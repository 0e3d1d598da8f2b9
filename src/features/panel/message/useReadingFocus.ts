import { useEffect, useRef } from 'react';
import { messageRowId } from './MessageList';

/**
 * Moves the focus when another message is shown: to the message that somebody opened, or, when the
 * focused button disappeared with its message, to whatever took its place. When the shown message
 * changes only because the list did, the focus stays where it is.
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
    // The browser would scroll to the middle of a long message; it should be read from its start.
    reading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [shownId]);

  return {
    deskRef,
    readingRef,
    /** Call when somebody opens a message, so that the focus follows to it. */
    followOpened: () => {
      isFollowing.current = true;
    },
  };
}
