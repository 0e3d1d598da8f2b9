import { VisuallyHidden } from '@/components/VisuallyHidden';
import { figurePlace } from '@/domain/report-column-figure';
import { type ReportColumn, touchesYears } from '@/domain/report-columns';
import { hasNoData, percentFigure, percentOf, percentText, yearsOf } from '@/domain/report-terms';
import type { Report } from '@/queries/reports';
import { BAR, LAST_YEAR } from './plot-colours';

interface MonthColumnsProps {
  report: Report;
  columns: readonly ReportColumn[];
}

/** '100' fits, in letters of every size; a single month is no wall. */
const NARROWEST = '1.45rem';
const WIDEST = '7rem';

/** The columns themselves, for the screen and for paper; with very large letters they scroll sideways. */
export function MonthColumns({ report: { before }, columns }: MonthColumnsProps) {
  const hasYears = touchesYears(columns);
  const isWithoutData = hasNoData(before);
  return (
    <div className="-mx-1.5 overflow-x-auto">
      <ol
        className="grid text-center text-12 text-tinta-2"
        style={{
          gridTemplateColumns: `repeat(${columns.length}, minmax(${NARROWEST}, ${WIDEST}))`,
        }}
      >
        {columns.map((column, index) => (
          <li key={column.start}>
            <Column column={isWithoutData ? { ...column, before: null } : column} />
            <span className="block border-t border-contorno pt-1.25 leading-4 forced-colors:border-[CanvasText]">
              {column.label}
              {hasYears && (
                <span className="block min-h-4 font-semibold whitespace-nowrap text-tinta">
                  {column.year !== columns[index - 1]?.year && column.year}
                </span>
              )}
            </span>
            {!isWithoutData && column.before && (
              <VisuallyHidden>
                {yearsOf(before)}: {percentText(column.before.sold, column.before.open)}
              </VisuallyHidden>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Column({ column: { sold, open, before } }: { column: ReportColumn }) {
  const now = percentOf(sold, open);
  const then = before && percentOf(before.sold, before.open);
  const { bottom, isInside } = figurePlace(now ?? 0, then);
  return (
    <div className="relative h-37.5 pt-5">
      <svg aria-hidden className="h-full w-full overflow-visible">
        {now !== null && now > 0 && (
          <rect
            x="20%"
            y={`${100 - now}%`}
            width="60%"
            height={`${now}%`}
            className={`max-md:[width:84%] max-md:[x:8%] ${BAR}`}
          />
        )}
        {then !== null && (
          <svg y={`${100 - then}%`} className="overflow-visible">
            <rect
              x="8%"
              y="-3"
              width="84%"
              height="5"
              className={`max-md:[width:96%] max-md:[x:2%] ${LAST_YEAR}`}
            />
          </svg>
        )}
      </svg>
      <b
        className={`absolute inset-x-0 text-12 font-bold md:text-14 md:leading-4.5 ${isInside ? 'text-branco' : 'text-tinta'}`}
        style={{ bottom: `calc(${bottom} * (100% - 1.25rem) + 0.3rem)` }}
      >
        {percentFigure(sold, open)}
        <VisuallyHidden> %</VisuallyHidden>
      </b>
    </div>
  );
}
