import {
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { GridRow } from '@/domain/availability/availability-grid';
import {
  isSelected,
  selectBlock,
  shownSelection,
  type GridPlace,
  type Selection,
} from '@/domain/availability/availability-selection';
import type { RoomRow } from '@/types/rows';
import { adminBookingPath } from '@/lib/staff-paths';
import { isPlainClick } from '@/lib/plain-click';
import { barAt, focusPlace, isOnLink, keyTarget, placeOf } from './grid-place';
import type { SelectionStore, TabStop } from './grid-store';
import { useCellDrag } from './useCellDrag';

interface SelectingOptions {
  frameRef: RefObject<HTMLDivElement | null>;
  rows: readonly GridRow<RoomRow>[];
  selection: SelectionStore;
  tabStop: TabStop;
}

/**
 * A rectangle of cells that is being selected: its first cell, the selection before it, and whether
 * it adds or removes days.
 */
interface Block {
  from: GridPlace;
  base: Selection;
  isAdding: boolean;
}

/**
 * Selects cells by mouse (press and drag), finger or pen (tap, or rest and drag; a swipe scrolls
 * the grid) and keyboard (arrows, Shift with them, Space). One set of handlers for the whole grid.
 */
export function useGridSelecting({ frameRef, rows, selection, tabStop }: SelectingOptions) {
  const navigate = useNavigate();
  const dragged = useRef<Block | null>(null);
  /** The block that Shift extends: it begins at the cell last selected or moved to by key. */
  const block = useRef<Block | null>(null);
  /** Whether the press has selected already, so that the click that follows must not. */
  const isPressDone = useRef(false);
  const drag = useCellDrag({
    frameRef,
    onOver: (place) => {
      if (dragged.current !== null) draw(dragged.current, place);
    },
    onEnd: () => {
      dragged.current = null;
    },
  });

  function draw(started: Block, to: GridPlace) {
    selection.set(selectBlock(started.base, rows, { ...started, to }));
  }

  function startBlock(from: GridPlace, isAdding: boolean): Block {
    block.current = { from, base: shownSelection(selection.get(), rows), isAdding };
    return block.current;
  }

  /** Makes a cell the Tab stop, which stays rendered wherever the grid is scrolled to. */
  function goTo(place: GridPlace) {
    const { row, column } = tabStop.get();
    if (place.row !== row || place.column !== column) tabStop.set(place);
  }

  function toggle(place: GridPlace): Block {
    const started = startBlock(place, !isSelected(selection.get(), rows, place));
    draw(started, place);
    return started;
  }

  function extend(to: GridPlace, from: GridPlace): Block {
    const started = block.current ?? startBlock(from, true);
    draw(started, to);
    return started;
  }

  function handlePointerDown(event: PointerEvent) {
    isPressDone.current = event.pointerType === 'mouse';
    const place = placeOf(event.target);
    if (event.button !== 0 || !isFree(rows, place)) return;
    if (event.pointerType === 'mouse') {
      dragged.current = event.shiftKey ? extend(place, tabStop.get()) : toggle(place);
      drag.start(event);
    } else {
      drag.startAfterRest(event, () => {
        isPressDone.current = true;
        dragged.current = toggle(place);
      });
    }
  }

  function handlePointerOver(event: PointerEvent) {
    if (dragged.current === null) return;
    const place = placeOf(event.target);
    if (place !== null) draw(dragged.current, place);
  }

  /** A long press selects, so it must not open the context menu of the browser. */
  function handleContextMenu(event: MouseEvent) {
    if (drag.isDragging()) event.preventDefault();
  }

  /** Handles taps, clicks by assistive technology, and the links of the bars. */
  function handleClick(event: MouseEvent) {
    const place = placeOf(event.target);
    const stay = place && barAt(rows[place.row], place.column)?.stay;
    if (stay && isOnLink(event.target) && isPlainClick(event)) {
      event.preventDefault();
      void navigate(adminBookingPath(stay.booking_number));
    }
    if (!isPressDone.current && isFree(rows, place)) toggle(place);
    isPressDone.current = false;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = placeOf(event.target);
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = keyTarget(event.key, from, rows);
    if (to !== null) {
      event.preventDefault();
      if (event.shiftKey) extend(to, from);
      else block.current = null;
      if (!focusPlace(event.currentTarget, rows, to)) {
        // The target is out of view and not rendered yet.
        flushSync(() => goTo(to));
        focusPlace(event.currentTarget, rows, to);
      }
    } else if (event.key === ' ' || (event.key === 'Enter' && isFree(rows, from))) {
      event.preventDefault();
      if (isFree(rows, from)) toggle(from);
    }
  }

  /** The cell that gets the focus becomes the Tab stop. */
  function handleFocus(event: FocusEvent) {
    const place = placeOf(event.target);
    if (place !== null) goTo(place);
  }

  return {
    onPointerDown: handlePointerDown,
    onPointerOver: handlePointerOver,
    onContextMenu: handleContextMenu,
    onClick: handleClick,
    onKeyDown: handleKeyDown,
    onFocus: handleFocus,
  };
}

function isFree(rows: SelectingOptions['rows'], place: GridPlace | null): place is GridPlace {
  const kind = place && rows[place.row]?.cells[place.column]?.kind;
  return kind !== null && kind !== undefined && kind !== 'booked';
}
