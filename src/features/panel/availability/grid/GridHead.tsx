import { memo } from 'react';
import { monthsOf, type AvailabilityView } from '@/domain/availability/availability-period';
import type { Day } from '@/domain/calendar/dates';
import { formatMonth, formatMonthTitle } from '@/domain/calendar/date-formats';
import { headRowCount, type GridColumn } from './grid-columns';
import { BESIDE_NAMES, ROOM_HEAD, GRID_ROW } from './grid-styles';

interface GridHeadProps {
  columns: readonly GridColumn[];
  view: AvailabilityView;
  /** Called with the first day shown of the month that was chosen. */
  onJump: (firstDay: Day) => void;
}

/** The days over the grid, below their months where there are several. */
export const GridHead = memo(function GridHead({ columns, view, onJump }: GridHeadProps) {
  const months = monthsOf(columns.map(({ day }) => day));
  return (
    <thead className="sticky top-0 z-4 block bg-branco">
      {view === 'three-months' && (
        <tr aria-rowindex={1} className={`h-7 ${GRID_ROW}`}>
          <th scope="col" aria-label="Mês" className={ROOM_HEAD}>
            <MonthJumps firsts={months.map(({ first }) => first)} onJump={onJump} />
          </th>
          {months.map(({ first, count }) => (
            <th
              key={first}
              data-month={first}
              scope="colgroup"
              colSpan={count}
              style={{ gridColumn: `span ${count}` }}
              className="overflow-clip border-e border-contorno px-1 text-start"
            >
              <span
                className={`sticky text-13 leading-7 font-semibold whitespace-nowrap ${BESIDE_NAMES}`}
              >
                {formatMonthTitle(first)}
              </span>
            </th>
          ))}
        </tr>
      )}
      <tr aria-rowindex={headRowCount(view)} className={`h-11 ${GRID_ROW}`}>
        <th scope="col" className={`text-12 text-tinta-2 ${ROOM_HEAD}`}>
          Quarto
        </th>
        {columns.map(({ day, name, weekday, date, isWeekend, isToday }) => (
          <th
            key={day}
            scope="col"
            aria-label={name}
            aria-current={isToday ? 'date' : undefined}
            className={`grid content-center justify-items-center leading-4 ${isWeekend ? 'bg-ocre-100 font-bold' : 'text-tinta-2'}`}
          >
            {weekday}
            <span
              className={`font-semibold ${isToday ? 'rounded-pill bg-tinta px-1.25 text-branco forced-colors:border' : ''}`}
            >
              {date}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
});

/**
 * Buttons that scroll the three-month grid to one of its months. On narrow screens the names of the
 * rooms leave no room for them, and the title lists the months.
 */
function MonthJumps({ firsts, onJump }: { firsts: Day[]; onJump: GridHeadProps['onJump'] }) {
  return (
    <fieldset className="flex min-w-0 flex-1 justify-between max-lg:hidden">
      <legend className="sr-only">Ir para o mês</legend>
      {firsts.map((first) => (
        <button
          key={first}
          type="button"
          aria-label={formatMonthTitle(first)}
          onClick={() => onJump(first)}
          className="min-h-6 rounded-tile px-1.25 text-12 font-semibold text-anil-600 outline-offset-0 hover:bg-anil-50"
        >
          {formatMonth(first)}
        </button>
      ))}
    </fieldset>
  );
}
