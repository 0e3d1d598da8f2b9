import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import type { GridPlace } from '@/domain/availability/availability-selection';
import { cellUnder, slideAtEdge, type Point } from './edge-scroll';

/** How long a finger must rest before it selects; a swipe before that scrolls the grid. */
const LONG_PRESS_MS = 400;
const RESTING_PX = 8;

interface CellDragOptions {
  frameRef: RefObject<HTMLDivElement | null>;
  /** Called with the cell under the pointer when the grid has scrolled beneath it. */
  onOver?: (place: GridPlace) => void;
  /** Called once per animation frame in which the pointer, or the grid beneath it, has moved. */
  onFrame?: (point: Point) => void;
  onEnd: () => void;
}

/**
 * Follows a pointer held down on the grid, and scrolls the grid while the pointer is at an edge. A
 * finger has to rest first, because a swipe scrolls the grid.
 */
export function useCellDrag({ frameRef, onOver, onFrame, onEnd }: CellDragOptions) {
  const drag = useRef<{ point: Point; hasMoved: boolean; frame: number } | null>(null);
  const stop = useRef<(() => void) | null>(null);
  // A drag outlasts renders, so its callbacks are read from a ref.
  const latest = useRef({ onOver, onFrame, onEnd });
  useEffect(() => {
    latest.current = { onOver, onFrame, onEnd };
  });

  useHeldPage(frameRef, () => drag.current !== null);
  useEffect(() => () => stop.current?.(), []);

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
        // The point of release counts, even if it came after the last animation frame or the data
        // was read again since then.
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
      // With pointer capture, all events would go to the cell that the finger came down on.
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

  /** Starts once the mouse has moved by `px`, unless it is released before. */
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
        // Passes the point on, because no other move may come before the release.
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

/**
 * Follows a pointer until it is released or the browser cancels it. Returns a function that ends
 * this sooner.
 */
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

/** Keeps the page from scrolling under a finger that drags within the frame. */
function useHeldPage(frameRef: RefObject<HTMLElement | null>, isHeld: () => boolean) {
  const holdStill = useEffectEvent((event: TouchEvent) => {
    if (isHeld()) event.preventDefault();
  });
  useEffect(() => {
    const frame = frameRef.current;
    const listener = (event: TouchEvent) => holdStill(event);
    // Only a listener that is not passive can do that.
    frame?.addEventListener('touchmove', listener, { passive: false });
    return () => frame?.removeEventListener('touchmove', listener);
  }, [frameRef]);
}
