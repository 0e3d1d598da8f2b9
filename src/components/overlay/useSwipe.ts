import { useRef, type PointerEvent } from 'react';

/** Shorter movements are taps. */
const MIN_SWIPE_PX = 40;

interface SwipeOptions {
  onLeft: () => void;
  onRight: () => void;
}

/** Handlers for a horizontal swipe; the element needs `touch-action: pan-y pinch-zoom`. */
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
    // The browser uses the touch itself, to scroll or to zoom.
    onPointerCancel() {
      start.current = null;
    },
  };
}
