import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { formatWeekday, formatWeekdayName } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { monthWeeks, weeksLeft } from '@/domain/calendar/month-weeks';

interface MonthTableProps {
  /** A day of the month. */
  month: Day;
  /** Weeks that were over before this day are left out. */
  today: Day;
  /** The id of the month's title. */
  titleId: string;
  isLoading?: boolean;
  className: string;
  weekdayClassName?: string;
  /** A cell of the table; what can be chosen in it carries `data-day` (useCalendarKeys). */
  renderDay: (day: Day) => ReactNode;
  /** What stands below a week; null for nothing. */
  renderBelow?: (week: readonly (Day | null)[]) => ReactNode;
}

/** The days of a month in weeks from Monday, walked by arrow keys. */
export function MonthTable(props: MonthTableProps) {
  const {
    month,
    today,
    titleId,
    isLoading = false,
    className,
    weekdayClassName = '',
    renderDay,
    renderBelow,
  } = props;
  const [, fullWeek = []] = monthWeeks(month);
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table walked by arrow keys
      role="grid"
      aria-labelledby={titleId}
      aria-busy={isLoading}
      className={`table-fixed border-separate ${className}`}
    >
      <thead>
        <tr>
          {fullWeek.map(
            (day) =>
              day !== null && (
                <th
                  key={day}
                  scope="col"
                  className={`text-13 font-semibold text-tinta-2 ${weekdayClassName}`}
                >
                  <span aria-hidden>{formatWeekday(day)}</span>
                  <VisuallyHidden>{formatWeekdayName(day)}</VisuallyHidden>
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody className={isLoading ? 'animate-breathe' : undefined}>
        {weeksLeft(month, today).map((week) => (
          <Fragment key={week.find((day) => day !== null)}>
            <tr>
              {week.map((day, place) =>
                day === null ? (
                  // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- a place without a day
                  <td key={place} />
                ) : (
                  <Fragment key={day}>{renderDay(day)}</Fragment>
                ),
              )}
            </tr>
            {renderBelow?.(week)}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
