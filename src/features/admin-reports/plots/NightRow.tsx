import { memo } from 'react';
import { levelPath, type NightAxis, NIGHT_LEVELS, nightRuns } from '@/domain/report-nights';
import type { ReportRoom } from '@/queries/reports';
import { LEVELS } from './plot-colours';

interface NightRowProps {
  room: ReportRoom;
  axis: NightAxis;
  /** The id of the pattern of closed nights. */
  hatch: string;
}

/** The nights of one room as stripes: one shape for each level, however many nights they are. */
export const NightRow = memo(function NightRow({ room, axis, hatch }: NightRowProps) {
  const runs = nightRuns(room, axis);
  const percent = (nights: number) => `${(nights / axis.width) * 100}%`;
  return (
    <svg className="h-4.5 w-full bg-branco forced-color-adjust-none" shapeRendering="crispEdges">
      <svg viewBox={`0 0 ${axis.width} 1`} preserveAspectRatio="none">
        {NIGHT_LEVELS.map(({ level }) => {
          const shape = level === 'closed' ? '' : levelPath(runs, level, axis);
          return (
            shape !== '' &&
            level !== 'closed' && <path key={level} d={shape} className={LEVELS[level]} />
          );
        })}
      </svg>
      {runs
        .filter(({ level }) => level === 'closed')
        .map(({ left, nights }) => (
          // Outside of the stretched drawing, in which the stripes would be stretched as well.
          <rect
            key={left}
            x={percent(left)}
            width={percent(nights)}
            height="100%"
            fill={`url(#${hatch})`}
          />
        ))}
    </svg>
  );
});
