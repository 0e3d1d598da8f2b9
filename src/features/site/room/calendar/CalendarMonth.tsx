import { DAYS_UNKNOWN, RETRY } from '@messages/room-calendar';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/Button';
import { MonthTable } from '@/components/calendar/MonthTable';
import { formatMonthTitle } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { CalendarCell } from './CalendarCell';
import type { RoomStayState } from './useRoomStay';

interface CalendarMonthProps {
  stay: RoomStayState;
  month: Day;
  /** The one day of the calendar that Tab stops at. */
  tabStop: Day;
  /** The month was just opened: its title takes the focus. */
  takesFocus: boolean;
  /** Beside the title. */
  arrows?: ReactNode;
  /** Shown below the week: why the chosen day is not possible. */
  reason: { day: Day; node: ReactNode } | null;
}

export function CalendarMonth(props: CalendarMonthProps) {
  const { stay, month, tabStop, takesFocus, arrows, reason } = props;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) titleRef.current?.focus();
  }, [takesFocus]);

  const status = stay.months.statusOf(month);

  function handleRetry() {
    titleRef.current?.focus();
    stay.months.retry(month);
  }

  return (
    <div>
      <div className="mb-2.5 flex min-h-11 items-center gap-2">
        <h3
          ref={titleRef}
          id={titleId}
          tabIndex={-1}
          data-month={month}
          aria-live={arrows ? 'polite' : undefined}
          className="me-auto font-serif text-20 tracking-[-.01em] md:text-22"
        >
          {formatMonthTitle(month)}
        </h3>
        {arrows}
      </div>
      <MonthTable
        {...{ month, titleId }}
        today={stay.days.today}
        isLoading={status === 'loading'}
        className="isolate -mx-1 w-[calc(100%+0.5rem)] border-spacing-1 md:-mx-1.5 md:w-[calc(100%+0.75rem)] md:border-spacing-1.5"
        renderDay={(day) => <CalendarCell {...{ day, stay }} isTabStop={day === tabStop} />}
        renderBelow={(week) =>
          reason !== null &&
          week.includes(reason.day) && (
            <tr>
              <td colSpan={7} className="relative p-0">
                <span
                  aria-hidden
                  style={{ left: `${((week.indexOf(reason.day) + 0.5) / 7) * 100}%` }}
                  className="absolute -top-0.5 size-4.5 -translate-x-1/2 rotate-45 bg-areia"
                />
                {reason.node}
              </td>
            </tr>
          )
        }
      />
      {status === 'failed' && (
        <div className="mt-4">
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
