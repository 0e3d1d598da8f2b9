import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { GridRow } from '@/domain/availability-grid';
import {
  isSelected,
  selectBlock,
  type GridPlace,
  type Selection,
} from '@/domain/availability-selection';
import type { RoomRow } from '@/types/rows';
import { focusPlace, keyTarget, placeOf } from './grid-place';

interface SelectingOptions {
  rows: readonly GridRow<RoomRow>[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** A block that is being drawn: from where, over what, and whether it adds or takes away. */
interface Block {
  from: GridPlace;
  base: Selection;
  isAdding: boolean;
}

/**
 * Selecting cells by mouse (press and drag), finger or pen (tap; a swipe slides the grid) and keyboard
 * (arrows, Shift with them, Space). One set of handlers for the whole grid.
 */
export function useGridSelecting({ rows, selection, onSelect }: SelectingOptions) {
  const [tabStop, setTabStop] = useState<GridPlace>({ row: 0, column: 0 });
  const drag = useRef<Block | null>(null);
  /** The block that Shift goes on with: it begins where one last selected or walked. */
  const block = useRef<Block | null>(null);
  const isMousePress = useRef(false);

  function draw(started: Block, to: GridPlace) {
    onSelect(selectBlock(started.base, rows, { ...started, to }));
  }

  function startBlock(from: GridPlace, isAdding: boolean): Block {
    block.current = { from, base: selection, isAdding };
    return block.current;
  }

  function toggle(place: GridPlace): Block {
    const started = startBlock(place, !isSelected(selection, rows, place));
    draw(started, place);
    return started;
  }

  function extend(to: GridPlace, from: GridPlace): Block {
    const started = block.current ?? startBlock(from, true);
    draw(started, to);
    return started;
  }

  function handlePointerDown(event: PointerEvent) {
    isMousePress.current = event.pointerType === 'mouse';
    const place = placeOf(event.target);
    if (!isMousePress.current || event.button !== 0 || !isFree(rows, place)) return;
    drag.current = event.shiftKey ? extend(place, tabStop) : toggle(place);
    const stop = () => {
      drag.current = null;
    };
    window.addEventListener('pointerup', stop, { once: true });
    window.addEventListener('pointercancel', stop, { once: true });
  }

  function handlePointerOver(event: PointerEvent) {
    const place = placeOf(event.target);
    if (drag.current !== null && place !== null) draw(drag.current, place);
  }

  /** Fingers, pens and assistive technology; the mouse has done its work on pressing. */
  function handleClick(event: MouseEvent) {
    const place = placeOf(event.target);
    if (!isMousePress.current && isFree(rows, place)) toggle(place);
    isMousePress.current = false;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = placeOf(event.target);
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = keyTarget(event.key, from, rows);
    if (to !== null) {
      event.preventDefault();
      if (event.shiftKey) extend(to, from);
      else block.current = null;
      setTabStop(to);
      focusPlace(event.currentTarget, rows, to);
    } else if (event.key === ' ' || (event.key === 'Enter' && isFree(rows, from))) {
      event.preventDefault();
      if (isFree(rows, from)) toggle(from);
    }
  }

  function handleFocus(event: FocusEvent) {
    const place = placeOf(event.target);
    if (place !== null) setTabStop(place);
  }

  return {
    tabStop: within(tabStop, rows),
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerOver: handlePointerOver,
      onClick: handleClick,
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
    },
  };
}

function isFree(rows: SelectingOptions['rows'], place: GridPlace | null): place is GridPlace {
  const kind = place && rows[place.row]?.cells[place.column]?.kind;
  return kind !== null && kind !== undefined && kind !== 'booked';
}

/** The grid may have become smaller since the cell had the focus. */
function within({ row, column }: GridPlace, rows: SelectingOptions['rows']): GridPlace {
  const isThere = rows[row]?.cells[column] !== undefined;
  return isThere ? { row, column } : { row: 0, column: 0 };
}
