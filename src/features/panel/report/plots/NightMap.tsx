import { Fragment, memo, useId, useMemo } from 'react';
import { RoomTile } from '@/components/look/RoomTile';
import { nightAxis, nightLeft, type NightAxis } from '@/domain/report/axis';
import { hasNoData, percentText, yearsOf } from '@/domain/report/glossary';
import { drawnRuns, levelPath, NIGHT_LEVELS } from '@/domain/report/nights';
import type { PeriodFigures, ReportRoom } from '@/queries/reports';
import { Hatch } from './Hatch';
import { MonthHeads } from './MonthHeads';
import { NightPointer } from './NightPointer';
import { LEVELS } from './plot-colours';

interface NightStripesProps {
  rooms: readonly ReportRoom[];
  axis: NightAxis;
  /** The id that the pattern of closed nights is to have. */
  hatch: string;
}

/** A stripe's offset and height within its row; `levelPath` draws the other levels alike. */
const STRIPE = { from: 0.125, height: 0.75 };

/** The nights of all rooms as stripes, one SVG path per level however many nights there are. */
function NightStripes({ rooms, axis, hatch }: NightStripesProps) {
  const runs = drawnRuns(rooms, axis);
  const across = (nights: number) => `${(nights / axis.width) * 100}%`;
  const down = (rows: number) => `${(rows / rooms.length) * 100}%`;
  return (
    <svg aria-hidden className="size-full" shapeRendering="crispEdges">
      <Hatch id={hatch} />
      <svg viewBox={`0 0 ${axis.width} ${rooms.length}`} preserveAspectRatio="none">
        {NIGHT_LEVELS.map(
          ({ level }) =>
            level !== 'closed' && (
              <path key={level} d={levelPath(runs, level, axis)} className={LEVELS[level]} />
            ),
        )}
      </svg>
      {runs
        .filter(({ level }) => level === 'closed')
        .map(({ left, nights, row }) => (
          // Outside the stretched SVG, which would stretch the hatching as well.
          <rect
            key={`${row} ${left}`}
            x={across(left)}
            y={down(row + STRIPE.from)}
            width={across(nights)}
            height={down(STRIPE.height)}
            fill={`url(#${hatch})`}
          />
        ))}
    </svg>
  );
}

interface NightMapProps {
  rooms: readonly ReportRoom[];
  period: PeriodFigures;
  before: PeriodFigures;
}

/** In rem: a night is never wider than this, so that a short period does not fill the card. */
const WIDEST_NIGHT = 1.75;
/** In rem: wide enough for the head of a single month. */
const NARROWEST_MAP = 5;
/** Up to this many nights, each is wide enough to be found by its day below the map. */
const DAYS_NAMED = 66;

/** The heat map: every night of every room, the emptier the lighter (REP-02). */
export function NightMap({ rooms, period, before }: NightMapProps) {
  const axis = useMemo(() => nightAxis(period), [period]);
  const widest = Math.max(NARROWEST_MAP, axis.width * WIDEST_NIGHT);
  return (
    <div
      className="grid auto-rows-[1.5rem] [grid-template-rows:auto] items-center justify-start gap-x-2.5 text-13"
      style={{
        gridTemplateColumns: `minmax(0, 11rem) minmax(0, ${widest}rem) auto auto`,
      }}
    >
      <span aria-hidden className="self-end pb-1 text-12 text-tinta-2">
        Quarto
      </span>
      <MonthHeads axis={axis} months={period.by_month} />
      <YearHead days={period} isNow />
      <YearHead days={before} />
      <Rooms rooms={rooms} axis={axis} isWithoutData={hasNoData(before)} />
      {axis.width > 1 && axis.width <= DAYS_NAMED && (
        <DayScale axis={axis} row={rooms.length + 2} />
      )}
      {rooms.length > 0 && <NightPointer rooms={rooms} axis={axis} days={period} />}
    </div>
  );
}

function YearHead({ days, isNow = false }: { days: PeriodFigures; isNow?: boolean }) {
  return (
    <span
      aria-hidden
      className={`self-end pb-1 text-end text-12 text-tinta-2 ${isNow ? 'font-semibold' : ''}`}
    >
      {yearsOf(days)}
    </span>
  );
}

/** Below a short period, the numbers of the days 1, 8, 15, 22 and 29 of each month. */
function DayScale({ axis, row }: { axis: NightAxis; row: number }) {
  const numbers = axis.parts.flatMap(({ first, nights, firstDay }) =>
    Array.from({ length: nights }, (_, index) => ({ night: first + index, day: firstDay + index })),
  );
  return (
    <span
      aria-hidden
      className="relative [grid-column:2] h-4 text-12 leading-4 text-tinta-2"
      style={{ gridRow: row }}
    >
      {numbers
        .filter(({ day }) => day % 7 === 1)
        .map(({ night, day }) => (
          <span
            key={night}
            className="absolute text-center"
            style={{
              left: `${(nightLeft(night, axis) / axis.width) * 100}%`,
              width: `${100 / axis.width}%`,
            }}
          >
            {day}
          </span>
        ))}
    </span>
  );
}

interface RoomsProps {
  rooms: readonly ReportRoom[];
  axis: NightAxis;
  isWithoutData: boolean;
}

/** Memoised; NightPointer draws over it, and screen readers get the table instead. */
const Rooms = memo(function Rooms({ rooms, axis, isWithoutData }: RoomsProps) {
  const hatch = useId();
  return (
    <>
      {rooms.length > 0 && (
        <div
          className="[grid-column:2] self-stretch bg-branco forced-color-adjust-none"
          style={{ gridRow: `2 / span ${rooms.length}` }}
        >
          <NightStripes rooms={rooms} axis={axis} hatch={hatch} />
        </div>
      )}
      {rooms.map((room, index) => (
        <Fragment key={room.room_number}>
          <span
            aria-hidden
            className="[grid-column:1] flex min-w-0 items-center gap-2"
            style={{ gridRow: index + 2 }}
          >
            <RoomTile roomNumber={room.room_number} size={20} />
            <b className="min-w-4 flex-none text-end font-bold">{room.room_number}</b>
            <span className="truncate">{room.name}</span>
          </span>
          <b
            aria-hidden
            className="[grid-column:3] text-end font-semibold whitespace-nowrap"
            style={{ gridRow: index + 2 }}
          >
            {percentText(room.room_nights, room.open_room_nights)}
          </b>
          <span
            aria-hidden
            className="[grid-column:4] text-end whitespace-nowrap text-tinta-2"
            style={{ gridRow: index + 2 }}
          >
            {isWithoutData
              ? '–'
              : percentText(room.room_nights_before, room.open_room_nights_before)}
          </span>
        </Fragment>
      ))}
    </>
  );
});
