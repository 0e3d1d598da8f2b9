import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { GridRow } from '@/domain/availability/availability-grid';
import { canMovePart, inRoom, stepDays, type MovingPart } from '@/domain/stay-move/move-steps';
import { SAVE_MOVE_ID } from './move-places';
import { isDialogOpen } from '@/hooks/useDialog';
import { useShortcutSetting } from '@/hooks/useShortcuts';
import type { RoomRow } from '@/types/rows';
import { announcementOf, swapped } from './drop';
import { showLifted } from './show-lifted';
import { placedAt, useIsLifted, type Lift } from './lift';
import type { StayMoves } from './useStayMoves';

const PARTS: Partial<Record<string, MovingPart>> = { m: 'stay', e: 'arrival', s: 'departure' };
const DAYS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -7,
  PageDown: 7,
};
const ROOMS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
/** Moving the focus, and the browser's own function keys such as F5. */
const LEFT_TO_BROWSER = /^(?:Tab|Shift|F\d+)$/;

export const partOfKey = (key: string): MovingPart | undefined => PARTS[key.toLowerCase()];

interface LiftKeysOptions {
  frameRef: RefObject<HTMLDivElement | null>;
  rows: readonly GridRow<RoomRow>[];
  moves: StayMoves;
}

/** Moves the lifted stay by one step, for a key or a button of the strip. */
export function stepLift(
  moves: StayMoves,
  rows: readonly GridRow<RoomRow>[],
  step: { days?: number; rooms?: number },
): void {
  const lift = moves.store.get();
  if (lift === null || moves.isPending) return;
  const next = stepped(lift, rows, step);
  moves.store.set(next);
  moves.announcement.set(announcementOf(next));
  // A drag scrolls the grid by itself; a step may move the stay out of view.
  showLifted();
}

function stepped(
  lift: Lift,
  rows: readonly GridRow<RoomRow>[],
  { days = 0, rooms = 0 }: { days?: number; rooms?: number },
): Lift {
  const { context, part, place } = lift;
  if (rooms === 0) return placedAt(lift, stepDays(context, place, { part, days }));
  const index = rows.findIndex(({ room }) => room.id === place.roomId);
  const to = rows[Math.max(0, Math.min(rows.length - 1, index + rooms))]?.room.id ?? place.roomId;
  return placedAt(lift, inRoom(context, place, to));
}

export function takePart(moves: StayMoves, part: MovingPart): void {
  const lift = moves.store.get();
  if (lift === null || !canMovePart(lift.context, lift.place, part)) return;
  const next = { ...lift, part, swapWith: null, problem: null };
  moves.store.set(next);
  moves.announcement.set(announcementOf(next));
}

function swapHere(moves: StayMoves): void {
  const lift = moves.store.get();
  if (lift === null) return;
  if (lift.verdict.kind !== 'taken') {
    moves.announcement.set('Aqui não há com quem trocar.');
    return;
  }
  const swap = swapped(lift, lift.verdict.by);
  moves.store.set(swap.lift);
  if (swap.announcement !== '') moves.announcement.set(swap.announcement);
}

/**
 * On blocked days Enter only focuses the save button, whose label says that they are blocked; the
 * button then saves.
 */
function saveByKey(moves: StayMoves): void {
  const lift = moves.store.get();
  if (lift?.verdict.kind === 'blocked' && lift.swapWith === null) {
    document.getElementById(SAVE_MOVE_ID)?.focus();
  } else {
    moves.save();
  }
}

/**
 * Handles the keys of a lifted stay: Enter and the arrows while the focus is in the grid, the
 * letters and Escape from anywhere.
 */
export function useLiftKeys({ frameRef, rows, moves }: LiftKeysOptions): void {
  const isLifted = useIsLifted(moves.store);
  const { isOn } = useShortcutSetting();

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (isDialogOpen()) return;
    const isInGrid = target === document.body || frameRef.current?.contains(target) === true;
    if (
      act(key, { isInGrid, isTyping: target.closest('input:not([type=radio]), select') !== null })
    ) {
      event.preventDefault();
      event.stopPropagation();
    }
  });

  /** Acts on a key. Returns whether nothing else may handle it. */
  function act(key: string, { isInGrid, isTyping }: { isInGrid: boolean; isTyping: boolean }) {
    if (key === 'Escape') moves.giveUp();
    else if (isOn && !isTyping && partOfKey(key)) takePart(moves, partOfKey(key) ?? 'stay');
    else if (isOn && !isTyping && key.toLowerCase() === 't') swapHere(moves);
    else if (isInGrid && key === 'Enter') saveByKey(moves);
    else if (isInGrid && DAYS[key] !== undefined) stepLift(moves, rows, { days: DAYS[key] });
    else if (isInGrid && ROOMS[key] !== undefined) stepLift(moves, rows, { rooms: ROOMS[key] });
    else return isInGrid && !LEFT_TO_BROWSER.test(key);
    return true;
  }

  useEffect(() => {
    if (!isLifted) return undefined;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    // In the capture phase, before the grid moves the focus by the same keys.
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [isLifted]);
}
