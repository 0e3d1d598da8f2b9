import { useEffect, useState } from 'react';
import { boardLayout, type BoardLayout } from '@/domain/cleaning/board-order';
import type { RoomToday } from '@/domain/cleaning/rooms-today';

/** Rows stay where they are until nobody has touched the page for this long. */
const STAYS_FOR_MS = 10_000;

/**
 * The order of the board. Rows do not jump under a thumb: they sink, and what others change moves
 * them, once the page has not been touched for ten seconds (CLEAN-02).
 */
export function useSteadyLayout(rooms: readonly RoomToday[]): BoardLayout {
  const fresh = boardLayout(rooms);
  const [held, setHeld] = useState(fresh);
  const isTouched = useRecentTouch();
  const layout = isTouched && hasRooms(held, rooms) ? held : fresh;
  if (!isSame(layout, held)) setHeld(layout);
  return layout;
}

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/** Whether the page was touched, typed at or scrolled in the last seconds. */
function useRecentTouch(): boolean {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleTouch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsTouched(false), STAYS_FOR_MS);
      setIsTouched(true);
    };
    const options = { capture: true, passive: true };
    for (const touch of TOUCHES) window.addEventListener(touch, handleTouch, options);
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, handleTouch, options);
    };
  }, []);
  return isTouched;
}

function hasRooms(layout: BoardLayout, rooms: readonly RoomToday[]): boolean {
  const ids = new Set(layout.flatMap((group) => group.ids));
  return ids.size === rooms.length && rooms.every(({ id }) => ids.has(id));
}

const isSame = (a: BoardLayout, b: BoardLayout) => JSON.stringify(a) === JSON.stringify(b);
