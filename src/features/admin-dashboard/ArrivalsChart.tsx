import { formatFullDay, formatWeekday } from '@/domain/date-formats';
import { type Day, weekday } from '@/domain/dates';

const HEIGHT = 172;
const BASELINE = 136;
/** Room above the highest bar for its number. */
const TALLEST_BAR = 112;
/** A day with one arrival among quiet days is no peak: bars are measured against at least this many. */
const SMALLEST_SCALE = 4;
const LABEL_GAP = 6;
const WEEKDAY_Y = BASELINE + 17;
const DATE_Y = BASELINE + 32;

// Forced colours leave drawings as they are: on a dark screen nothing of this one would be seen.
const INK = 'fill-tinta forced-colors:fill-[CanvasText]';
const WEEKDAY_BAR = 'fill-anil-600 forced-colors:fill-[CanvasText]';
const WEEKEND_BAR = 'fill-anil-300 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]';

interface ArrivalsChartProps {
  days: readonly { day: Day; arrivals: number }[];
}

function isWeekend(day: Day): boolean {
  return weekday(day) === 0 || weekday(day) === 6;
}

/**
 * Arrivals as bars, a day each, weekends lighter and their names bold. Places are given in percent,
 * so that the drawing follows its box while letters keep their size. A table says the same.
 */
export function ArrivalsChart({ days }: ArrivalsChartProps) {
  const scale = Math.max(SMALLEST_SCALE, ...days.map(({ arrivals }) => arrivals));
  const slot = 100 / days.length;
  return (
    <>
      <svg width="100%" height={HEIGHT} aria-hidden className="block tabular-figures">
        {days.map(({ day, arrivals }, index) => (
          <svg key={day} x={`${(index + 0.5) * slot}%`} className="overflow-visible">
            <DayBar day={day} arrivals={arrivals} height={(arrivals / scale) * TALLEST_BAR} />
          </svg>
        ))}
        <line
          x2="100%"
          y1={BASELINE}
          y2={BASELINE}
          className="stroke-contorno forced-colors:stroke-[CanvasText]"
        />
      </svg>
      {/* Around the table: a table is never narrower than its words, and would widen a narrow page. */}
      <div className="sr-only">
        <table>
          <caption>Chegadas por dia</caption>
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Chegadas</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, arrivals }) => (
              <tr key={day}>
                <th scope="row">{formatFullDay(day)}</th>
                <td>{arrivals}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function DayBar({ day, arrivals, height }: { day: Day; arrivals: number; height: number }) {
  const name = isWeekend(day)
    ? `font-semibold ${INK}`
    : 'fill-tinta-2 forced-colors:fill-[CanvasText]';
  return (
    <g textAnchor="middle">
      {arrivals > 0 && (
        <>
          <text y={BASELINE - height - LABEL_GAP} className={`text-12 font-semibold ${INK}`}>
            {arrivals}
          </text>
          <rect
            y={BASELINE - height}
            height={height}
            className={`[width:14px] [rx:2px] [x:-7px] lg:[width:26px] lg:[x:-13px] ${isWeekend(day) ? WEEKEND_BAR : WEEKDAY_BAR}`}
          />
        </>
      )}
      <text y={WEEKDAY_Y} className={`text-12 max-sm:hidden ${name}`}>
        {formatWeekday(day)}
      </text>
      <text y={DATE_Y} className={`text-12 max-sm:-translate-y-3.75 ${name}`}>
        {Number(day.slice(-2))}
      </text>
    </g>
  );
}
