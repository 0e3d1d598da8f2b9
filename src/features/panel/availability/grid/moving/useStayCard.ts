import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { GridRow } from '@/domain/availability/availability-grid';
import { makeStore, type Store } from '@/lib/store';
import type { RoomRow } from '@/types/rows';
import { barAt, placeOf } from '../grid-place';
import { barBeneath } from './bar-parts';
import type { LiftStore } from './lift';

/**
 * How long a pointer rests on a bar before the card shows, and how long it has to reach the card.
 */
const SHOW_AFTER_MS = 350;
const HIDE_AFTER_MS = 200;
const CARD_WIDE_PX = 260;
const CARD_HIGH_PX = 62;

/** The card of a stay: where it lies in the frame, in px. */
export interface ShownCard {
  stayId: string;
  left: number;
  top: number;
}

export type CardStore = Store<ShownCard | null>;

interface StayCardOptions {
  frameRef: RefObject<HTMLDivElement | null>;
  rows: readonly GridRow<RoomRow>[];
  lift: LiftStore;
}

/**
 * Shows the card of a bar when the mouse rests on it or the keyboard focuses it, and a resize
 * cursor at its ends.
 */
export function useStayCard({ frameRef, rows, lift }: StayCardOptions) {
  const [card] = useState<CardStore>(() => makeStore<ShownCard | null>(null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The bar whose title attribute is cleared while the card shows, to be restored afterwards. */
  const titled = useRef<{ link: HTMLElement; title: string } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  function hide() {
    clearTimeout(timer.current);
    if (titled.current !== null) titled.current.link.title = titled.current.title;
    titled.current = null;
    if (card.get() !== null) card.set(null);
  }

  function show(link: HTMLElement) {
    const frame = frameRef.current;
    const place = placeOf(link);
    const stay = place && barAt(rows[place.row], place.column)?.stay;
    if (frame === null || !stay || !link.isConnected || lift.get() !== null) return;
    const [box, within] = [link.getBoundingClientRect(), frame.getBoundingClientRect()];
    const below = box.bottom - within.top + frame.scrollTop + 2;
    const hasRoomBelow = below + CARD_HIGH_PX <= frame.scrollTop + frame.clientHeight;
    const rightmost = frame.scrollLeft + frame.clientWidth - CARD_WIDE_PX;
    titled.current = { link, title: link.title };
    link.title = '';
    card.set({
      stayId: stay.id,
      left: Math.min(box.left - within.left + frame.scrollLeft, rightmost),
      top: hasRoomBelow ? below : box.top - within.top + frame.scrollTop - CARD_HIGH_PX,
    });
  }

  function later(act: () => void, ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  }

  function handlePointerOver({ target, pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const link = target.closest<HTMLElement>('td > a');
    if (link === null) {
      if (card.get() !== null) later(hide, HIDE_AFTER_MS);
      else clearTimeout(timer.current);
    } else if (titled.current?.link !== link) {
      hide();
      later(() => show(link), SHOW_AFTER_MS);
    } else {
      clearTimeout(timer.current);
    }
  }

  /** Shows a resize cursor at the ends of a bar. */
  function handlePointerMove({ target, pointerType, buttons, clientX, clientY }: PointerEvent) {
    if (pointerType !== 'mouse' || buttons !== 0 || !(target instanceof HTMLElement)) return;
    if (lift.get() !== null) return;
    const part = barBeneath(target, { x: clientX, y: clientY }, rows)?.part ?? 'stay';
    const cursor = part === 'stay' ? '' : 'ew-resize';
    if (target.style.cursor !== cursor) target.style.cursor = cursor;
  }

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    const isBar = target.matches('td > a:focus-visible');
    if (isBar) later(() => show(target), SHOW_AFTER_MS);
  }

  return {
    card,
    hide,
    /** The pointer has reached the card. */
    keepOpen: () => clearTimeout(timer.current),
    leave: () => later(hide, HIDE_AFTER_MS),
    handlers: { handlePointerOver, handlePointerMove, handleFocus },
  };
}

export type StayCardControl = ReturnType<typeof useStayCard>;
