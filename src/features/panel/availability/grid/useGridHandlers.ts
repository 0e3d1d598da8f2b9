import {
  useEffect,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { GridRow } from '@/domain/availability/availability-grid';
import type { Day } from '@/domain/calendar/dates';
import { useShortcutSetting } from '@/hooks/useShortcuts';
import type { RoomRow } from '@/types/rows';
import { barAt, columnIndex, isOnLink, placeOf } from './grid-place';
import type { SelectionStore, TabStop } from './grid-store';
import { partOfKey, useLiftKeys } from './moving/useLiftKeys';
import { useStayCard } from './moving/useStayCard';
import type { StayMoves } from './moving/useStayMoves';
import { useStayPointer } from './moving/useStayPointer';
import { useGridSelecting } from './useGridSelecting';

interface GridHandlersOptions {
  frameRef: RefObject<HTMLDivElement | null>;
  rows: readonly GridRow<RoomRow>[];
  days: readonly Day[];
  selection: SelectionStore;
  tabStop: TabStop;
  moves: StayMoves;
}

/**
 * The event handlers of the grid. A press on a free night selects days, a press on a bar moves its
 * stay, never both (beyond-panel.md, mapa).
 */
export function useGridHandlers({
  frameRef,
  rows,
  days,
  selection,
  tabStop,
  moves,
}: GridHandlersOptions) {
  const selecting = useGridSelecting({ frameRef, rows, selection, tabStop });
  const stays = useStayPointer({ frameRef, rows, days, moves });
  const cards = useStayCard({ frameRef, rows, lift: moves.store });
  const { isOn } = useShortcutSetting();
  useLiftKeys({ frameRef, rows, moves });
  useFocusOfMoved(frameRef, moves, rows);

  function handlePointerDown(event: PointerEvent) {
    cards.hide();
    if (!stays.handlePointerDown(event)) selecting.onPointerDown(event);
  }

  function handlePointerOver(event: PointerEvent) {
    cards.handlers.handlePointerOver(event);
    if (moves.store.get() === null) selecting.onPointerOver(event);
  }

  function handleContextMenu(event: MouseEvent) {
    if (stays.isDragging()) event.preventDefault();
    else selecting.onContextMenu(event);
  }

  function handleClick(event: MouseEvent) {
    if (!stays.handleClick(event)) selecting.onClick(event);
  }

  /** A bar that has the focus is lifted by M, or at one of its ends by E and S. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    cards.hide();
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const part = isPlain && isOn && isOnLink(event.target) ? partOfKey(event.key) : undefined;
    const place = part && placeOf(event.target);
    const bar = place && barAt(rows[place.row], place.column);
    if (part && bar) {
      event.preventDefault();
      moves.lift(bar.stay.id, { part, isByKeys: true });
    } else {
      selecting.onKeyDown(event);
    }
  }

  function handleFocus(event: FocusEvent<HTMLElement>) {
    selecting.onFocus(event);
    cards.handlers.handleFocus(event);
  }

  return {
    cards,
    onGrab: stays.handleGrab,
    table: {
      onPointerDown: handlePointerDown,
      onPointerOver: handlePointerOver,
      onPointerMove: cards.handlers.handlePointerMove,
      onContextMenu: handleContextMenu,
      onClick: handleClick,
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
    },
  };
}

/** Gives the focus to the bar of a stay that was put down, wherever it is drawn now. */
function useFocusOfMoved(
  frameRef: RefObject<HTMLDivElement | null>,
  { focusWish }: StayMoves,
  rows: readonly GridRow<RoomRow>[],
): void {
  useEffect(() => {
    const give = () => {
      const wished = focusWish.get();
      if (wished === null) return;
      const row = rows.findIndex(({ room }) => room.id === wished.room_id);
      const bar = rows[row]?.bars.find(
        ({ stay }) =>
          stay.id === wished.id &&
          stay.check_in_date === wished.check_in_date &&
          stay.check_out_date === wished.check_out_date,
      );
      const at = bar && `[data-row="${row}"] td[aria-colindex="${columnIndex(bar.start)}"] > a`;
      const link = at && frameRef.current?.querySelector<HTMLElement>(at);
      if (!link) return;
      link.focus();
      focusWish.set(null);
    };
    give();
    return focusWish.subscribe(give);
  }, [focusWish, frameRef, rows]);
}
