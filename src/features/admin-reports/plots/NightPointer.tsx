import { useId } from 'react';
import { type NightAxis, nightLeft } from '@/domain/report-axis';
import { nightWordsOfRoom } from '@/domain/report-nights';
import type { ReportDays } from '@/domain/report-terms';
import type { MapPlace } from '@/domain/report-walk';
import type { ReportRoom } from '@/queries/reports';
import { useNightWalk } from './useNightWalk';

interface NightPointerProps {
  rooms: readonly ReportRoom[];
  axis: NightAxis;
  days: ReportDays;
}

/**
 * Lies over the stripes and says of each night what it was: under the mouse or the finger, or by the keys. One
 * stop of Tab for the whole map, whose arrows are its own ('application').
 */
export function NightPointer({ rooms, axis, days }: NightPointerProps) {
  const id = useId();
  const { place, spoken, handlers } = useNightWalk({ axis, days, rooms: rooms.length });
  const words = ({ room, night }: MapPlace) => {
    const told = rooms[room];
    return told === undefined ? '' : nightWordsOfRoom(told, night, days);
  };
  return (
    <>
      <div
        role="application"
        aria-label="Mapa das noites, quarto a quarto"
        aria-describedby={id}
        // A layer of its own: what moves in it does not have the stripes painted anew.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows walk over it
        tabIndex={0}
        className="relative z-1 touch-pan-y self-stretch rounded-tile will-change-transform"
        style={{ gridColumn: 2, gridRow: `2 / span ${rooms.length}` }}
        {...handlers}
      >
        <span id={id} className="sr-only">
          Setas: noite e quarto. Home e End: primeira e última noite. Page Up e Page Down: mês.
        </span>
        {place && <Told place={place} words={words(place)} axis={axis} rooms={rooms.length} />}
      </div>
      <output className="sr-only">{spoken && words(spoken)}</output>
    </>
  );
}

/** A frame around the night, and above it what it was; on the side on which there is room. */
function Told({
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
  // The columns of the years leave room on the right, the names none on the left.
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
