import { Skeleton } from '@/components/look/Skeleton';
import { PANEL_CARD } from '@/components/panel-styles';
import { isWeekend } from '@/domain/availability/availability-grid';
import { countLabel } from '@/domain/basics/text';
import { formatFullDay, formatWeekday } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { arrivalsByDay } from '@/domain/day/dashboard';
import { StillReading } from '@/features/panel/kit/StillReading';
import { useDaySheet } from '../useDaySheet';
import { useArrivals, useRetryFailed } from './useDashboard';

const HEIGHT = 172;
const BASELINE = 136;
/** Room above the highest bar for its number. */
const TALLEST_BAR = 112;
/** The scale goes up to at least this many, so that one arrival among quiet days is no peak. */
const SMALLEST_SCALE = 4;
const LABEL_GAP = 6;
const WEEKDAY_Y = BASELINE + 17;
const DATE_Y = BASELINE + 32;

// Forced colours do not recolour SVG, so on a dark screen the chart would be invisible.
const INK = 'fill-tinta forced-colors:fill-[CanvasText]';
const WEEKDAY_BAR = 'fill-anil-600 forced-colors:fill-[CanvasText]';
const WEEKEND_BAR = 'fill-anil-300 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]';

interface ArrivalsChartProps {
  days: readonly { day: Day; arrivals: number }[];
  /** Taken rooms in each night; null while that is not known. */
  occupancy: Occupancy | null;
}

interface Occupancy {
  /** One number per night, as many as `days`. */
  taken: readonly number[];
  rooms: number;
}

/**
 * Arrivals as bars, one per day, with weekends lighter and their names bold. Positions are in
 * percent, so that the chart fits its box while the text keeps its size. A table says the same to
 * screen readers.
 */
function ArrivalsChart({ days, occupancy }: ArrivalsChartProps) {
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
      {occupancy && <NightBars {...occupancy} />}
      {/* A wrapper, because a table is never narrower than its words and would widen the page. */}
      <div className="sr-only">
        <table>
          <caption>Chegadas por dia</caption>
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Chegadas</th>
              {occupancy && <th scope="col">Quartos ocupados à noite, de {occupancy.rooms}</th>}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, arrivals }, night) => (
              <tr key={day}>
                <th scope="row">{formatFullDay(day)}</th>
                <td>{arrivals}</td>
                {occupancy && <td>{occupancy.taken[night]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Below each day how full the house is in its night (DAY-05). */
function NightBars({ taken, rooms }: Occupancy) {
  return (
    <div
      aria-hidden
      className="mt-0.5 grid grid-cols-14 text-center text-12 text-tinta-2 tabular-figures max-sm:-mt-3"
    >
      {taken.map((count, night) => (
        // The nights are in the fixed order of the days above.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={night}>
          <div className="mx-0.75 mb-0.75 h-2 overflow-hidden rounded-tile bg-ria-100 md:mx-1.75 forced-colors:border">
            <div
              className="h-full rounded-tile bg-ria-700 forced-colors:bg-[CanvasText]"
              style={{ width: `${rooms === 0 ? 0 : Math.min(100, (count / rooms) * 100)}%` }}
            />
          </div>
          {count}
        </div>
      ))}
    </div>
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

/** The chart of the arrivals in the next 14 days and of the occupancy of their nights (DAY-05). */
export function Arrivals({ today, day }: { today: Day; day: Day }) {
  const arrivals = useArrivals(today);
  const { data } = arrivals;
  const occupancy = useOccupancy(today, day);
  const retryFailed = useRetryFailed();
  return (
    <section
      aria-labelledby="chegadas"
      className={`mb-4 px-4 pt-4 pb-1.5 sm:px-4.5 sm:pb-3 ${PANEL_CARD}`}
    >
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4.5 gap-y-1">
        <h2 id="chegadas" className="me-auto font-sans text-16 font-semibold tracking-normal">
          Chegadas, próximos 14 dias
        </h2>
        {data && (
          <p className="text-13 text-tinta-2 tabular-figures">
            <span className={`${SWATCH} w-3 bg-anil-600`} />
            {countLabel(data.length, { one: 'check-in', many: 'check-ins' })}
          </p>
        )}
        {data && occupancy && (
          <p className="text-13 text-tinta-2 tabular-figures">
            <span
              className={`${SWATCH} h-2! w-5.5 bg-ria-100 bg-linear-to-r from-ria-700 from-60% to-ria-100 to-60% align-[0]!`}
            />
            Quartos ocupados à noite, de {occupancy.rooms}
          </p>
        )}
      </div>
      {data && <ArrivalsChart days={arrivalsByDay(data, today)} occupancy={occupancy} />}
      <StillReading
        of={arrivals}
        title="Não foi possível carregar as chegadas"
        onRetry={retryFailed}
        className="my-3"
      >
        <Skeleton className="my-3 h-37 animate-breathe" />
      </StillReading>
    </section>
  );
}

const SWATCH = 'me-1.5 inline-block h-3 rounded-tile align-[-1px] forced-colors:hidden';

/**
 * The occupancy of the nights from today on, which the sheet of any day contains; null until it is
 * read.
 */
function useOccupancy(today: Day, day: Day): Occupancy | null {
  const { data: sheet } = useDaySheet(day);
  if (sheet?.today !== today) return null;
  return { taken: sheet.nights, rooms: sheet.rooms.length };
}
