import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { GridPlace } from '@/domain/availability-selection';
import { cellUnder, slideAtEdge, type Point } from './edge-scroll';

/** So long a finger rests before it selects; before that it slides the grid. */
const LONG_PRESS_MS = 400;
const RESTING_PX = 8;

interface CellDragOptions {
  frameRef: RefObject<HTMLDivElement | null>;
  /** Over which cell the grid has slid beneath the pointer. */
  onOver?: (place: GridPlace) => void;
  /** Once for each frame in which the pointer has moved, or the grid beneath it. */
  onFrame?: (point: Point) => void;
  onEnd: () => void;
}

/**
 * A pointer that is held down on the grid: follows it over the cells and slides the grid while it is at
 * an edge, sideways and down. A finger has to rest first, because a swipe slides the grid.
 */
export function useCellDrag({ frameRef, onOver, onFrame, onEnd }: CellDragOptions) {
  const drag = useRef<{ point: Point; hasMoved: boolean; frame: number } | null>(null);
  const stop = useRef<(() => void) | null>(null);
  // The pointer is followed for longer than one drawing of the grid.
  const latest = useRef({ onOver, onFrame, onEnd });
  useEffect(() => {
    latest.current = { onOver, onFrame, onEnd };
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

  /** Follows the pointer that came down with the event; `now` is where it has got to since. */
  function start({ clientX: x, clientY: y }: PointerEvent, now: Point = { x, y }) {
    const started = { point: now, hasMoved: isApart(now, { x, y }), frame: 0 };
    drag.current = started;
    let drawn: Point | null = null;
    const slide = () => {
      const frame = frameRef.current;
      const { onOver: over, onFrame: follow } = latest.current;
      const hasSlid = started.hasMoved && frame !== null && slideAtEdge(frame, started.point);
      if (hasSlid && over !== undefined) {
        const place = cellUnder(frame, started.point);
        if (place !== null) over(place);
      }
      if (hasSlid || drawn !== started.point) follow?.(started.point);
      drawn = started.point;
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
        // Where it was let go counts, also between two frames, and in a house read anew since the last of them.
        latest.current.onFrame?.(started.point);
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

  /** Starts once a mouse has been drawn away by so much, unless it is let go before. */
  function startAfterMove(
    event: PointerEvent,
    { px, onStart }: { px: number; onStart: () => void },
  ) {
    const { clientX: x, clientY: y } = event;
    const end = listen({
      move: (point) => {
        if (!isApart(point, { x, y }, px - 1)) return;
        end();
        onStart();
        // It may be the last move before the pointer is let go.
        start(event, point);
      },
      end: () => undefined,
    });
    stop.current = end;
  }

  return { start, startAfterRest, startAfterMove, isDragging: () => drag.current !== null };
}

const isApart = (a: Point, b: Point, px = RESTING_PX) =>
  Math.abs(a.x - b.x) > px || Math.abs(a.y - b.y) > px;

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
