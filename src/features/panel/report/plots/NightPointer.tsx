import { useId, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type NightAxis, nightLeft, nightAt } from '@/domain/report/axis';
import type { ReportDays } from '@/domain/report/glossary';
import { type MapPlace, placeWithin, walkedTo } from '@/domain/report/map-keys';
import { nightWordsOfRoom } from '@/domain/report/nights';
import type { ReportRoom } from '@/queries/reports';

interface NightPointerProps {
  rooms: readonly ReportRoom[];
  axis: NightAxis;
  days: ReportDays;
}

/**
 * A layer over the map that describes the night under the mouse, the finger or the keyboard. The
 * map is one Tab stop and handles the arrow keys itself, hence the role 'application'.
 */
export function NightPointer({ rooms, axis, days }: NightPointerProps) {
  const id = useId();
  const { place, spoken, handlers } = useNightWalk({ axis, days, rooms: rooms.length });
  const words = ({ room, night }: MapPlace) => {
    const reportRoom = rooms[room];
    return reportRoom === undefined ? '' : nightWordsOfRoom(reportRoom, night, days);
  };
  return (
    <>
      <div
        role="application"
        aria-label="Mapa das noites, quarto a quarto"
        aria-describedby={id}
        // A compositor layer (will-change), so that moving in it does not repaint the map.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows walk over it
        tabIndex={0}
        className="relative z-1 touch-pan-y self-stretch rounded-tile will-change-transform"
        style={{ gridColumn: 2, gridRow: `2 / span ${rooms.length}` }}
        {...handlers}
      >
        <span id={id} className="sr-only">
          Setas: noite e quarto. Home e End: primeira e última noite. Page Up e Page Down: mês.
        </span>
        {place && (
          <NightLabel place={place} words={words(place)} axis={axis} rooms={rooms.length} />
        )}
      </div>
      <output className="sr-only">{spoken && words(spoken)}</output>
    </>
  );
}

/** A frame around the night with its description above, on the side with more room. */
function NightLabel({
  place: { room, night },
  words,
  axis,
  rooms,
}: {
  place: MapPlace;
  words: string;
  axis: NightAxis;
  rooms: number;
}) {
  const middle = ((nightLeft(night, axis) + 0.5) / axis.width) * 100;
  // The year columns on the right leave more room than the room names on the left.
  const isLeft = middle < 60;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute flex h-6 items-center justify-center"
      style={{
        left: `${middle}%`,
        top: `${(room / rooms) * 100}%`,
        width: `${100 / axis.width}%`,
        translate: '-50% 0',
      }}
    >
      <span className="h-6 w-full min-w-2 flex-none rounded-tile border-2 border-tinta bg-branco/40 outline-1 outline-branco" />
      <span
        className={`absolute bottom-full mb-0.5 rounded-field bg-tinta px-2 py-0.75 text-13 font-semibold whitespace-nowrap text-branco shadow-s2 forced-colors:border ${isLeft ? 'start-1/2 -ms-2' : 'end-1/2 -me-2'}`}
      >
        {words}
      </span>
    </div>
  );
}

interface WalkedMap {
  axis: NightAxis;
  days: ReportDays;
  rooms: number;
}

/**
 * Which night of which room is described: the one under the pointer, else the one that the keyboard
 * has reached. Escape hides the description until the pointer or the keyboard moves again.
 */
function useNightWalk({ axis, days, rooms }: WalkedMap) {
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
