import { useId } from 'react';
import { NIGHT_LEVELS } from '@/domain/report/nights';
import { Hatch } from './Hatch';
import { LEVELS } from './plot-colours';

/** What the shades of the map mean. */
export function NightLegend() {
  const hatch = useId();
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-12 text-tinta-2">
      {NIGHT_LEVELS.map(({ level, label }) => (
        <li key={level} className="flex items-center gap-1.5">
          <svg
            aria-hidden
            className="h-3 w-4.5 flex-none rounded-[1px] bg-branco forced-color-adjust-none"
          >
            {level === 'closed' && <Hatch id={hatch} />}
            <rect
              width="100%"
              height="100%"
              className={level === 'closed' ? undefined : LEVELS[level]}
              fill={level === 'closed' ? `url(#${hatch})` : undefined}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
