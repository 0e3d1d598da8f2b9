import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { GridRow } from '@/domain/availability/availability-grid';
import { addDays, daysBetween, type Day } from '@/domain/calendar/dates';
import { inRoom, stepDays, stretch, type MovingPart } from '@/domain/stay-move/move-steps';
import type { GridBar } from '@/domain/availability/stay-bars';
import type { RoomRow } from '@/types/rows';
import { cellBox, type Point } from '../edge-scroll';
import { barAt, isOnLink, placeOf } from '../grid-place';
import { useCellDrag } from '../useCellDrag';
import { barBeneath } from './bar-parts';
import { showLifted } from './show-lifted';
import { announcementOf, dropped } from './drop';
import { placedAt, hoveredAt, type Lift } from './lift';
import type { StayMoves } from './useStayMoves';

/**
 * How far the mouse moves before a press becomes a drag; less is a click that opens the booking.
 */
const DRAG_FROM_PX = 6;
const VIBRATION_MS = 10;

interface StayPointerOptions {
  frameRef: RefObject<HTMLDivElement | null>;
  rows: readonly GridRow<RoomRow>[];
  days: readonly Day[];
  moves: StayMoves;
}

/** A cell by its row and column; the column may lie beyond the days that are shown. */
interface Spot {
  row: number;
  column: number;
}

/**
 * Moves stays by mouse and touch: dragging a bar moves the stay, dragging an end changes its
 * length.
 */
export function useStayPointer({ frameRef, rows, days, moves }: StayPointerOptions) {
  /** How many days after check-in the stay was grabbed. */
  const grip = useRef(0);
  /** Whether the press was a drag, so that the click that follows opens nothing. */
  const isClickSpent = useRef(false);
  const { store } = moves;

  const drag = useCellDrag({
    frameRef,
    onFrame: (point) => {
      const lift = store.get();
      const spot = spotUnder(point, { frame: frameRef.current, rows, days });
      if (lift === null || spot === null) return;
      const next = carried(lift, spot);
      if (next !== lift) store.set(next);
    },
    onEnd: () => {
      const lift = store.get();
      if (lift === null) return;
      const put = dropped({ ...lift, isDragged: false, wasReleased: true });
      store.set(put.lift);
      moves.announcement.set(put.announcement);
      showLifted();
    },
  });

  function carried(lift: Lift, { row, column }: Spot): Lift {
    const [firstDay, room] = [days[0], rows[row]?.room];
    if (firstDay === undefined || room === undefined) return lift;
    const { context, place, part } = lift;
    const day = addDays(firstDay, column);
    if (part !== 'stay') return hoveredAt(lift, stretch(context, place, { part, day }), day);
    const arrival = addDays(day, -grip.current);
    const step = daysBetween({ from: place.checkIn, to: arrival });
    const moved = inRoom(context, stepDays(context, place, { part, days: step }), room.id);
    return hoveredAt(lift, moved, day);
  }

  function hold(event: { clientX: number; clientY: number }) {
    const lift = store.get();
    const point = { x: event.clientX, y: event.clientY };
    const spot = spotUnder(point, { frame: frameRef.current, rows, days });
    const [firstDay] = days;
    if (lift === null || spot === null || firstDay === undefined) return;
    const arrival = daysBetween({ from: firstDay, to: lift.place.checkIn });
    grip.current = spot.column - arrival;
    isClickSpent.current = true;
    store.set({ ...lift, isDragged: true, isByKeys: false });
  }

  function liftBar(bar: GridBar, part: MovingPart) {
    return moves.lift(bar.stay.id, { part, isByKeys: false }) !== null;
  }

  /**
   * Starts dragging a stay. Returns whether the press was for a stay and not for selecting days.
   */
  function handlePointerDown(event: PointerEvent): boolean {
    isClickSpent.current = false;
    if (store.get() !== null) return true;
    if (event.button !== 0) return false;
    if (event.pointerType === 'mouse') {
      const pressed = barBeneath(event.target, { x: event.clientX, y: event.clientY }, rows);
      if (pressed === null) return false;
      drag.startAfterMove(event, {
        px: DRAG_FROM_PX,
        onStart: () => {
          if (liftBar(pressed.bar, pressed.part)) hold(event);
        },
      });
      // A press near the end of a bar but beside its link may still be for the cell beneath.
      return isOnLink(event.target);
    }
    const place = placeOf(event.target);
    const bar = place && isOnLink(event.target) ? barAt(rows[place.row], place.column) : undefined;
    if (bar === undefined) return false;
    drag.startAfterRest(event, () => {
      if (!liftBar(bar, 'stay')) return;
      navigator.vibrate?.(VIBRATION_MS);
      hold(event);
    });
    return true;
  }

  /** Starts another drag of the lifted bar or of one of its ends. */
  function handleGrab(event: PointerEvent, part: MovingPart) {
    const lift = store.get();
    if (lift === null || event.button !== 0) return;
    event.preventDefault();
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId);
    }
    store.set({ ...lift, part });
    hold(event);
    drag.start(event);
  }

  /** While a stay is lifted, a click moves it there. Returns whether the click was for the stay. */
  function handleClick(event: MouseEvent): boolean {
    const isSpent = isClickSpent.current;
    isClickSpent.current = false;
    const lift = store.get();
    if (lift === null && !isSpent) return false;
    event.preventDefault();
    const place = placeOf(event.target);
    if (isSpent || lift === null || place === null) return true;
    const [day, room] = [days[place.column], rows[place.row]?.room];
    if (day === undefined || room === undefined) return true;
    const put = putAt(lift, { day, roomId: room.id });
    store.set(put.lift);
    moves.announcement.set(put.announcement);
    return true;
  }

  return { handlePointerDown, handleGrab, handleClick, isDragging: drag.isDragging };
}

interface ShownGrid {
  frame: HTMLElement | null;
  rows: readonly unknown[];
  days: readonly Day[];
}

/** The cell under a point, clamped to the visible part of the grid. */
function spotUnder({ x, y }: Point, { frame, rows, days }: ShownGrid): Spot | null {
  const body = frame?.querySelector('tbody')?.getBoundingClientRect();
  const name = frame?.querySelector('tbody th')?.getBoundingClientRect();
  if (!frame || !body || !name) return null;
  const { left, right, top, bottom } = cellBox(frame);
  const within = {
    x: Math.max(left + 1, Math.min(right - 2, x)),
    y: Math.max(top + 1, Math.min(bottom - 2, y)),
  };
  const dayWidth = (body.width - name.width) / days.length;
  const rowHeight = body.height / rows.length;
  return {
    row: Math.max(0, Math.min(rows.length - 1, Math.floor((within.y - body.top) / rowHeight))),
    column: Math.floor((within.x - body.left - name.width) / dayWidth),
  };
}

/** The lifted stay, or the end of it that is held, put where somebody has clicked. */
function putAt(lift: Lift, { day, roomId }: { day: Day; roomId: string }) {
  const { context, place, part } = lift;
  if (part !== 'stay') {
    const stretched = placedAt(lift, stretch(context, place, { part, day }));
    return { lift: stretched, announcement: announcementOf(stretched) };
  }
  const days = roomId === place.roomId ? daysBetween({ from: place.checkIn, to: day }) : 0;
  const moved = inRoom(context, stepDays(context, place, { part, days }), roomId);
  return dropped(hoveredAt(lift, moved, day));
}
