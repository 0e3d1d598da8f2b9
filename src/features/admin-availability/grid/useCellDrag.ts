import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { GridPlace } from '@/domain/availability-selection';
import { cellUnder, slideAtEdge, type Point } from './edge-scroll';

/** So long a finger rests before it selects; before that it slides the grid. */
const LONG_PRESS_MS = 400;
const RESTING_PX = 8;

interface CellDragOptions {
  frameRef: RefObject<HTMLDivElement | null>;
  /** Over which cell the pointer has come. */
  onOver: (place: GridPlace) => void;
  onEnd: () => void;
}

/**
 * A pointer that is held down on the grid: follows it over the cells and slides the grid while it is at
 * an edge, sideways and down. A finger has to rest first, because a swipe slides the grid.
 */
export function useCellDrag({ frameRef, onOver, onEnd }: CellDragOptions) {
  const drag = useRef<{ point: Point; hasMoved: boolean; frame: number } | null>(null);
  const stop = useRef<(() => void) | null>(null);
  // The pointer is followed for longer than one drawing of the grid.
  const latest = useRef({ onOver, onEnd });
  useEffect(() => {
    latest.current = { onOver, onEnd };
  });

  useEffect(() => {
    const frame = frameRef.current;
    // Only a listener that is not passive may keep the page from sliding under the finger.
    const holdStill = (event: TouchEvent) => {
      if (drag.current !== null) event.preventDefault();
    };
    frame?.addEventListener('touchmove', holdStill, { passive: false });
    return () => {
      frame?.removeEventListener('touchmove', holdStill);
      stop.current?.();
    };
  }, [frameRef]);

  function start({ clientX: x, clientY: y }: PointerEvent) {
    const started = { point: { x, y }, hasMoved: false, frame: 0 };
    drag.current = started;
    const slide = () => {
      const frame = frameRef.current;
      if (started.hasMoved && frame !== null && slideAtEdge(frame, started.point)) {
        const place = cellUnder(frame, started.point);
        if (place !== null) latest.current.onOver(place);
      }
      started.frame = requestAnimationFrame(slide);
    };
    started.frame = requestAnimationFrame(slide);
    stop.current = listen({
      move: (point) => {
        started.hasMoved ||= isApart(point, { x, y });
        started.point = point;
      },
      end: () => {
        cancelAnimationFrame(started.frame);
        drag.current = null;
        stop.current = null;
        latest.current.onEnd();
      },
    });
  }

  /** Starts once a finger or pen has rested, unless it moves or leaves before. */
  function startAfterRest(event: PointerEvent, onStart: () => void) {
    const { clientX: x, clientY: y, target, pointerId } = event;
    const timer = setTimeout(() => {
      end();
      // Otherwise the finger stays with the cell it came down on, wherever it goes.
      if (target instanceof Element && target.hasPointerCapture(pointerId)) {
        target.releasePointerCapture(pointerId);
      }
      onStart();
      start(event);
    }, LONG_PRESS_MS);
    const end = listen({
      move: (point) => {
        if (isApart(point, { x, y })) end();
      },
      end: () => clearTimeout(timer),
    });
    stop.current = end;
  }

  return { start, startAfterRest, isDragging: () => drag.current !== null };
}

const isApart = (a: Point, b: Point) =>
  Math.abs(a.x - b.x) > RESTING_PX || Math.abs(a.y - b.y) > RESTING_PX;

/** Follows a pointer until it is let go, or the browser takes it; gives back how to end that sooner. */
function listen(handlers: { move: (point: Point) => void; end: () => void }): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const end = () => {
    listeners.abort();
    handlers.end();
  };
  const move = ({ clientX: x, clientY: y }: MouseEvent) => handlers.move({ x, y });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
  return end;
}
