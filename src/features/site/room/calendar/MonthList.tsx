import { MORE_MONTHS } from '@messages/room-calendar';
import * as t from '@messages/room-stay';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { MonthArrow } from '@/components/calendar/MonthArrow';
import { useCalendarKeys } from '@/components/calendar/useCalendarKeys';
import { type Day, startOfMonth } from '@/domain/calendar/dates';
import { dayRefusal } from '@/domain/request/room-page-choice';
import { CalendarMonth } from './CalendarMonth';
import { DayReason, reasonText } from './DayReason';
import { MONTHS_PARAM, type RoomStayState } from './useRoomStay';

/** How many more months one press opens. */
const MONTHS_AT_ONCE = 3;

/** The months in which a stay is chosen: one, moved by the arrows, and more on request. */
export function MonthList({ stay, children }: { stay: RoomStayState; children: ReactNode }) {
  const { shownMonths, params, dates, days, monthsRef } = stay;
  const { months, hasPrevious, next, step, show } = shownMonths;
  const { activeDay, goTo, handlers } = useCalendarKeys(monthsRef, show);
  // The first of the months that were just opened takes the focus.
  const [firstNewMonth, setFirstNewMonth] = useState<Day | null>(null);
  const [askedDay, setAskedDay] = useState<Day | null>(null);
  const refusal = askedDay === null ? null : dayRefusal(askedDay, dates, days);
  const refused =
    askedDay === null || refusal === null || refusal === 'loading'
      ? null
      : { day: askedDay, refusal };

  function handleClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
    const day = button?.dataset.day;
    if (day === undefined) return;
    // A second tap on a refused day closes its reason.
    const isRefused = dayRefusal(day, dates, days) !== null;
    setAskedDay(isRefused && day !== refused?.day ? day : null);
    stay.pick(day);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && refused !== null) {
      event.stopPropagation();
      setAskedDay(null);
      goTo(refused.day);
    } else {
      handlers.onKeyDown(event);
    }
  }

  function handleReasonDone(day: Day) {
    setAskedDay(null);
    goTo(day);
  }

  function handleArrow(by: 1 | -1) {
    setFirstNewMonth(null);
    setAskedDay(null);
    step(by);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the days in it are buttons */}
      <div
        ref={monthsRef}
        onFocus={handlers.onFocus}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        className="grid gap-9"
      >
        {months.map((month) => (
          <CalendarMonth
            key={month === months[0] ? 'first' : month}
            {...{ stay, month }}
            tabStop={tabStopOf(stay, activeDay)}
            takesFocus={month === firstNewMonth}
            arrows={
              month === months[0] ? (
                <>
                  <MonthArrow
                    by={-1}
                    label={t.PREVIOUS_MONTH}
                    isOpen={hasPrevious}
                    onStep={handleArrow}
                  />
                  <MonthArrow
                    by={1}
                    label={t.NEXT_MONTH}
                    isOpen={next !== null}
                    onStep={handleArrow}
                  />
                </>
              ) : undefined
            }
            reason={
              refused === null
                ? null
                : {
                    day: refused.day,
                    node: <DayReason {...refused} stay={stay} onDone={handleReasonDone} />,
                  }
            }
          />
        ))}
      </div>
      <output className="sr-only">
        {refused !== null && reasonText(refused.day, refused.refusal, stay).replaceAll('*', '')}
      </output>
      {children}
      {next !== null && (
        <Link
          to={{ search: searchWithMonths(params, months.length + MONTHS_AT_ONCE) }}
          replace
          onClick={() => setFirstNewMonth(next)}
          className="justify-self-start py-2.5 text-link"
        >
          {MORE_MONTHS}
        </Link>
      )}
    </>
  );
}

/** Where Tab enters: the day last visited, else the arrival, today, or the first day there is. */
function tabStopOf({ shownMonths, dates, days }: RoomStayState, activeDay: Day | null): Day {
  const { months } = shownMonths;
  const isShown = (day: Day | null) => day !== null && months.includes(startOfMonth(day));
  const wanted = [activeDay, dates.checkIn, days.today, months[0] ?? days.today];
  return wanted.find(isShown) ?? days.today;
}

function searchWithMonths(params: URLSearchParams, count: number): string {
  const wanted = new URLSearchParams(params);
  wanted.set(MONTHS_PARAM, String(count));
  return `?${wanted}`;
}
