import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { placeWords, withPictureAt } from '@/domain/room/room-pictures';

const LONG_PRESS_MS = 400;
/** A finger that has moved so far means to scroll. */
const STILL_PX = 10;

interface Lifted {
  address: string;
  /** The order before, which Escape restores. */
  before: readonly string[];
  by: 'pointer' | 'keyboard';
}

interface PictureMovesOptions {
  listRef: RefObject<HTMLOListElement | null>;
  images: readonly string[];
  onChange: (images: string[]) => void;
}

/** Moves pictures by mouse, finger, arrow buttons and keyboard, and says where each has come. */
export function usePictureMoves({ listRef, images, onChange }: PictureMovesOptions) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [told, setTold] = useState('');
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const isHeld = lifted?.by === 'pointer';
  const placeOf = (address: string) => images.indexOf(address);

  const carry = useEffectEvent(({ clientY }: globalThis.PointerEvent) => {
    if (lifted === null) return;
    const from = placeOf(lifted.address);
    move(lifted.address, placeUnder(listRef.current, { y: clientY, from }));
  });
  const letGo = useEffectEvent(() => putDown());

  // On the window, because the element that was pressed moves along with its picture.
  useEffect(() => {
    if (!isHeld) return undefined;
    window.addEventListener('pointermove', carry);
    window.addEventListener('pointerup', letGo);
    window.addEventListener('pointercancel', letGo);
    return () => {
      window.removeEventListener('pointermove', carry);
      window.removeEventListener('pointerup', letGo);
      window.removeEventListener('pointercancel', letGo);
    };
  }, [isHeld]);

  // A finger that carries a picture does not scroll; browsers heed only who listens for it.
  useEffect(() => {
    const list = listRef.current;
    if (list === null) return undefined;
    const handleTouch = (event: TouchEvent) => {
      if (isHeld && event.cancelable) event.preventDefault();
    };
    list.addEventListener('touchmove', handleTouch, { passive: false });
    return () => list.removeEventListener('touchmove', handleTouch);
  }, [isHeld, listRef]);
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);

  function tell(place: number, more = '') {
    setTold(`${placeWords({ place, count: images.length })}${more}`);
  }

  function lift(address: string, by: Lifted['by']) {
    setLifted({ address, before: images, by });
    tell(placeOf(address), by === 'keyboard' ? ' Setas mudam, Enter larga, Esc volta atrás.' : '');
  }

  function move(address: string, to: number) {
    const from = placeOf(address);
    if (from === -1 || to < 0 || to >= images.length || to === from) return;
    onChange(withPictureAt(images, { from, to }));
    tell(to);
  }

  function putDown() {
    endPress();
    if (lifted === null) return;
    setLifted(null);
    tell(placeOf(lifted.address), ' Largada.');
  }

  function takeBack() {
    if (lifted === null) return;
    setLifted(null);
    // What has come or gone meanwhile stays so.
    const kept = lifted.before.filter((image) => images.includes(image));
    const order = [...kept, ...images.filter((image) => !kept.includes(image))];
    onChange(order);
    tell(order.indexOf(lifted.address), ' Voltou atrás.');
  }

  function endPress() {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  }

  function handleKeyDown(event: KeyboardEvent, address: string) {
    const isLifted = lifted?.address === address;
    const step = STEPS[event.key];
    if (event.key === ' ') {
      event.preventDefault();
      if (isLifted) putDown();
      else lift(address, 'keyboard');
    } else if (
      isLifted &&
      (step !== undefined || event.key === 'Enter' || event.key === 'Escape')
    ) {
      event.preventDefault();
      // The window around would close.
      event.stopPropagation();
      if (step !== undefined) move(address, placeOf(address) + step);
      else if (event.key === 'Enter') putDown();
      else takeBack();
    }
  }

  function handleHold(event: PointerEvent, address: string) {
    if (event.button === 0) lift(address, 'pointer');
  }

  function handlePress(event: PointerEvent, address: string) {
    if (event.pointerType !== 'touch') return;
    const { clientX: x, clientY: y } = event;
    const timer = window.setTimeout(() => lift(address, 'pointer'), LONG_PRESS_MS);
    press.current = { timer, x, y };
  }

  function handleBeforeLift({ clientX, clientY }: PointerEvent) {
    const start = press.current;
    if (start !== null && Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) endPress();
  }

  return {
    liftedAddress: lifted?.address,
    /** For screen readers. */
    told,
    /** One place up (-1) or down (1). */
    moveBy: (address: string, by: -1 | 1) => move(address, placeOf(address) + by),
    handleOf: (address: string) => ({
      onPointerDown: (event: PointerEvent) => handleHold(event, address),
    }),
    /** What lets a finger that rests on an element lift a picture. */
    pressOf: (address: string) => ({
      onPointerDown: (event: PointerEvent) => handlePress(event, address),
      onPointerMove: handleBeforeLift,
      onPointerUp: endPress,
      onPointerCancel: endPress,
    }),
    /** What lets a button move a picture by keyboard. */
    keysOf: (address: string) => ({
      onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, address),
    }),
  };
}

export type PictureMoves = ReturnType<typeof usePictureMoves>;

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The place to which a picture moves that is held at a height: that of the row there, once its middle
 * is passed, so that two rows of different heights do not change places for ever.
 */
function placeUnder(list: HTMLElement | null, { y, from }: { y: number; from: number }): number {
  const rows = [...(list?.querySelectorAll('[data-picture]') ?? [])].map((row) =>
    row.getBoundingClientRect(),
  );
  const above = rows.findIndex((row, place) => place < from && y < middleOf(row));
  if (above !== -1) return above;
  const below = rows.findLastIndex((row, place) => place > from && y > middleOf(row));
  return below === -1 ? from : below;
}

const middleOf = ({ top, height }: DOMRect) => top + height / 2;
