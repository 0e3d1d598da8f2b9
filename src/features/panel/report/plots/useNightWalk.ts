import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { nightAt, type NightAxis } from '@/domain/report/axis';
import type { ReportDays } from '@/domain/report/glossary';
import { type MapPlace, placeWithin, walkedTo } from '@/domain/report/map-keys';

interface WalkedMap {
  axis: NightAxis;
  days: ReportDays;
  rooms: number;
}

/**
 * Which night of which room is described: the one under the pointer, else the one that the keyboard
 * has reached. Escape hides the description until the pointer or the keyboard moves again.
 */
export function useNightWalk({ axis, days, rooms }: WalkedMap) {
  const size = { ...days, rooms };
  const [lastWalked, setWalked] = useState<MapPlace>({ room: 0, night: 0 });
  const [lastPointed, setPointed] = useState<MapPlace | null>(null);
  // Another period may be shown since, with fewer nights or rooms.
  const walked = placeWithin(lastWalked, size);
  const pointed = lastPointed && placeWithin(lastPointed, size);
  const [isFocused, setIsFocused] = useState(false);
  const [isAway, setIsAway] = useState(false);

  function placeOf({ currentTarget, clientX, clientY }: PointerEvent): MapPlace {
    const box = currentTarget.getBoundingClientRect();
    const room = Math.floor(((clientY - box.top) / box.height) * rooms);
    return {
      room: Math.max(0, Math.min(rooms - 1, room)),
      night: nightAt(((clientX - box.left) / box.width) * axis.width, axis),
    };
  }

  function handlePointer(event: PointerEvent) {
    setIsAway(false);
    setPointed(placeOf(event));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') setIsAway(true);
    const next = walkedTo(event.key, walked, size);
    if (next === null) return;
    event.preventDefault();
    setIsAway(false);
    setPointed(null);
    setWalked(next);
  }

  const place = pointed ?? (isFocused ? walked : null);
  return {
    /** The night to describe on the screen; null for none. */
    place: isAway ? null : place,
    /** The keyboard's night, for screen readers to announce; null while the map lacks the focus. */
    spoken: isFocused && pointed === null ? walked : null,
    handlers: {
      onPointerMove: handlePointer,
      onPointerDown: (event: PointerEvent) => {
        handlePointer(event);
        setWalked(placeOf(event));
      },
      onPointerLeave: () => setPointed(null),
      onKeyDown: handleKey,
      onFocus: () => {
        setIsAway(false);
        setIsFocused(true);
      },
      onBlur: () => setIsFocused(false),
    },
  };
}
