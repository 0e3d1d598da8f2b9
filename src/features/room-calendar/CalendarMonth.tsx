import { DAYS_UNKNOWN, RETRY } from '@messages/room-calendar';
import { RotateCw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/Button';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { formatMonthTitle, formatWeekday, formatWeekdayName } from '@/domain/date-formats';
import { type Day, endOfMonth } from '@/domain/dates';
import { monthWeeks } from '@/domain/month-weeks';
import { shownDay } from '@/domain/room-calendar';
import { useLoad, type Loaded } from '@/hooks/useLoad';
import { visitorClient } from '@/lib/visitor-client';
import { listRoomStays } from '@/queries/bookings';
import { listRoomDays } from '@/queries/room-availability';
import { CalendarCell } from './CalendarCell';

interface CalendarMonthProps {
  roomId: string;
  /** The first day of the month. */
  month: Day;
  today: Day;
  /** The day last visited by keyboard, in whichever month. */
  activeDay: Day | null;
  /** Just opened: reading goes on here. */
  takesFocus: boolean;
}

const dataOf = <T,>(loaded: Loaded<T>) => (loaded.status === 'ready' ? loaded.data : null);

/** One month of one room, with its own two questions to the database. */
export function CalendarMonth({ roomId, month, today, activeDay, takesFocus }: CalendarMonthProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) titleRef.current?.focus();
  }, [takesFocus]);

  const days = { roomId, from: month, to: endOfMonth(month) };
  const stays = useLoad(['listRoomStays', roomId, month], () =>
    listRoomStays(visitorClient(), days),
  );
  const availability = useLoad(['listRoomDays', roomId, month], () =>
    listRoomDays(visitorClient(), days),
  );

  const parts = [stays, availability];
  const isLoading = parts.some(({ loaded }) => loaded.status === 'loading');
  const failed = parts.filter(({ loaded }) => loaded.status === 'failed');
  const known = { today, stays: dataOf(stays.loaded), availability: dataOf(availability.loaded) };
  const weeks = monthWeeks(month);
  const tabStop = tabStopOf({ month, today, activeDay });

  function handleRetry() {
    titleRef.current?.focus();
    for (const { retry } of failed) retry();
  }

  return (
    <div className="print:break-inside-avoid">
      <h3
        ref={titleRef}
        id={titleId}
        tabIndex={-1}
        data-month={month}
        className="mb-2 font-serif text-20 tracking-[-.01em]"
      >
        {formatMonthTitle(month)}
      </h3>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table walked by arrow keys
        role="grid"
        aria-labelledby={titleId}
        aria-busy={isLoading}
        aria-readonly
        className="-mx-0.5 w-[calc(100%+0.25rem)] table-fixed border-separate border-spacing-0.5 md:-mx-0.75 md:w-[calc(100%+0.375rem)] md:border-spacing-0.75"
      >
        <WeekdayRow week={weeks[1] ?? []} />
        <tbody className={isLoading ? 'animate-breathe' : undefined}>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, place) =>
                day === null ? (
                  // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- a place without a day
                  <td key={place} />
                ) : (
                  <CalendarCell
                    key={day}
                    day={day}
                    shown={isLoading ? null : shownDay({ day, ...known })}
                    isToday={day === today}
                    isTabStop={day === tabStop}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {failed.length > 0 && !isLoading && (
        <div className="mt-4 print:hidden">
          <p className="mb-3">{DAYS_UNKNOWN}</p>
          <Button variant="outline" onClick={handleRetry}>
            <RotateCw aria-hidden />
            {RETRY}
          </Button>
        </div>
      )}
    </div>
  );
}

function WeekdayRow({ week }: { week: readonly (Day | null)[] }) {
  return (
    <thead>
      <tr>
        {week.map(
          (day) =>
            day !== null && (
              <th key={day} scope="col" className="pb-1 text-13 font-semibold text-tinta-2">
                <span aria-hidden>{formatWeekday(day)}</span>
                <VisuallyHidden>{formatWeekdayName(day)}</VisuallyHidden>
              </th>
            ),
        )}
      </tr>
    </thead>
  );
}

/** Where Tab enters a month: the day last visited, else today, else the first. */
function tabStopOf({
  month,
  today,
  activeDay,
}: Pick<CalendarMonthProps, 'month' | 'today' | 'activeDay'>): Day {
  const isInMonth = (day: Day) => month <= day && day <= endOfMonth(month);
  if (activeDay !== null && isInMonth(activeDay)) return activeDay;
  return isInMonth(today) ? today : month;
}
