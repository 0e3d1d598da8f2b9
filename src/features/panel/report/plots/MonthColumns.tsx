import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { figurePlace } from '@/domain/report/column-figure';
import { type ReportColumn, touchesYears } from '@/domain/report/columns';
import {
  hasNoData,
  percentFigure,
  percentOf,
  percentText,
  yearsOf,
} from '@/domain/report/glossary';
import type { Report } from '@/queries/reports';
import { BAR, TICK } from './plot-colours';

interface MonthColumnsProps {
  report: Report;
  columns: readonly ReportColumn[];
  /** On paper the columns are taller. */
  isPaper?: boolean;
}

/** Wide enough for '100' at any text size, and not so wide that a single month fills the card. */
const NARROWEST = '1.45rem';
const WIDEST = '7rem';
/** Up to this many columns have space between them on a phone. */
const ROOMY = 10;

/** More columns than that may scroll, so the keyboard must be able to reach them. */
const SCROLLED = { 'aria-label': 'Ocupação em colunas', tabIndex: 0 };

/** The columns, for screen and paper; with very large text they scroll sideways. */
export function MonthColumns({ report: { before }, columns, isPaper = false }: MonthColumnsProps) {
  const hasYears = touchesYears(columns);
  const isWithoutData = hasNoData(before);
  const isNarrow = columns.length > ROOMY;
  return (
    <section {...(isNarrow && !isPaper ? SCROLLED : {})} className="-mx-1.5 overflow-x-auto">
      <ol
        className="grid text-center text-12 text-tinta-2"
        style={{
          gridTemplateColumns: `repeat(${columns.length}, minmax(${NARROWEST}, ${WIDEST}))`,
        }}
      >
        {columns.map((column, index) => (
          <li key={column.start}>
            <Column
              column={isWithoutData ? { ...column, before: null } : column}
              isNarrow={isNarrow}
              isPaper={isPaper}
            />
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
    </section>
  );
}

interface ColumnProps {
  column: ReportColumn;
  /** There are so many columns that on a phone a number nearly fills its own. */
  isNarrow: boolean;
  isPaper: boolean;
}

function Column({ column: { sold, open, before }, isNarrow, isPaper }: ColumnProps) {
  const now = percentOf(sold, open);
  const then = before && percentOf(before.sold, before.open);
  const { bottom, isInside } = figurePlace(now ?? 0, then);
  return (
    <div className={`relative pt-5 ${isPaper ? 'h-50' : 'h-37.5'}`}>
      <svg aria-hidden className="h-full w-full overflow-visible">
        {/* Behind the column and beside its edge, so that it cuts neither column nor number. */}
        {then !== null && (
          <svg y={`${100 - then}%`} className="overflow-visible">
            <rect
              y="-1"
              height="2"
              className={`[width:12px] [x:calc(24%-6px)] ${isNarrow ? 'max-md:[x:calc(10%-6px)]' : 'max-md:[x:calc(16%-6px)]'} ${TICK}`}
            />
          </svg>
        )}
        {now !== null && now > 0 && (
          <rect
            y={`${100 - now}%`}
            height={`${now}%`}
            className={`[width:52%] [x:24%] ${isNarrow ? 'max-md:[width:80%] max-md:[x:10%]' : 'max-md:[width:68%] max-md:[x:16%]'} ${BAR}`}
          />
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
