import type { NightAxis } from '@/domain/report/axis';
import { drawnRuns, levelPath, NIGHT_LEVELS } from '@/domain/report/nights';
import type { ReportRoom } from '@/queries/reports';
import { Hatch } from './Hatch';
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
export function NightStripes({ rooms, axis, hatch }: NightStripesProps) {
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
