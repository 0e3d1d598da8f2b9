import { useRef, type PointerEvent } from 'react';

/** Shorter strokes are taps. */
const MIN_SWIPE_PX = 40;

interface SwipeOptions {
  onLeft: () => void;
  onRight: () => void;
}

/** Handlers that tell a sideways stroke of a finger; the element needs `touch-action: pan-y pinch-zoom`. */
export function useSwipe({ onLeft, onRight }: SwipeOptions) {
  const start = useRef<{ x: number; y: number } | null>(null);

  return {
    onPointerDown({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) {
      start.current = isPrimary && pointerType !== 'mouse' ? { x, y } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (start.current === null) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < Math.abs(down)) return;
      if (across < 0) onLeft();
      else onRight();
    },
    // The browser took the finger over, to scroll or to zoom.
    onPointerCancel() {
      start.current = null;
    },
  };
}
