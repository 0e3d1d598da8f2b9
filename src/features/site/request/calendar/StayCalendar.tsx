import * as t from '@messages/calendar';
import { type ReactNode, useId, useRef, useState } from 'react';
import { MonthArrow } from '@/components/calendar/MonthArrow';
import { MonthTable } from '@/components/calendar/MonthTable';
import { useCalendarKeys } from '@/components/calendar/useCalendarKeys';
import { useShownMonths } from '@/components/calendar/useShownMonths';
import { formatMonthTitle } from '@/domain/calendar/date-formats';
import { type Day, parseDay, startOfMonth } from '@/domain/calendar/dates';
import { weeksLeft } from '@/domain/calendar/month-weeks';
import { lastBookableDay } from '@/domain/stay/stay';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { DAY_BUTTON, DAY_FACES, TODAY_RING } from './day-faces';
import { type CalendarView, dayFace, dayLook, previewOf } from './day-look';

interface StayCalendarProps extends CalendarView {
  onPick: (day: Day) => void;
  /**
   * The day under the pointer or the focus that would be the check-out; null when there is none.
   */
  onPreview: (day: Day | null) => void;
}

/**
 * The months in which a stay is chosen. Refused days are aria-disabled instead of disabled, so that
 * the keyboard still reaches them and a screen reader says why.
 */
export default function StayCalendar({ onPick, onPreview, ...view }: StayCalendarProps) {
  const { dates, today, lastDay = lastBookableDay(today) } = view;
  const hasTwoMonths = useMediaQuery('(min-width: 48rem)');
  const calendarRef = useRef<HTMLDivElement>(null);
  // What is chosen here later does not turn the page.
  const [begin] = useState(() =>
    dates.checkIn === null || dates.checkIn > lastDay ? today : dates.checkIn,
  );
  const { months, hasPrevious, next, step, show } = useShownMonths({
    range: { from: today, to: lastDay },
    begin,
    // On a phone the end of a month alone would offer but a few days.
    count: hasTwoMonths || weeksLeft(today, today).length <= 2 ? 2 : 1,
  });
  const { activeDay, handlers } = useCalendarKeys(calendarRef, show);
  const isShown = (day: Day | null) => day !== null && months.includes(startOfMonth(day));
  const tabStop = [activeDay, dates.checkIn, today].find(isShown) ?? months[0];

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the days in it are buttons
    <div ref={calendarRef} {...handlers} className="grid gap-10 md:grid-cols-2">
      {months.map((month, place) => (
        <StayMonth
          key={place === 0 ? 'first' : 'second'}
          month={month}
          before={
            place === 0 && (
              <MonthArrow by={-1} label={t.PREVIOUS_MONTH} isOpen={hasPrevious} onStep={step} />
            )
          }
          after={
            place === months.length - 1 && (
              <MonthArrow by={1} label={t.NEXT_MONTH} isOpen={next !== null} onStep={step} />
            )
          }
          {...{ view, tabStop, onPick, onPreview }}
        />
      ))}
    </div>
  );
}

interface StayMonthProps extends Pick<StayCalendarProps, 'onPick' | 'onPreview'> {
  month: Day;
  view: CalendarView;
  /** The one day that Tab stops at. */
  tabStop: Day | undefined;
  /** Left and right of the title. */
  before: ReactNode;
  after: ReactNode;
}

function StayMonth({ month, view, tabStop, before, after, onPick, onPreview }: StayMonthProps) {
  const titleId = useId();
  // The current month may have few weeks left; every other holds its place while one leafs.
  const isBegun = month === startOfMonth(view.today);
  return (
    <div
      className={`grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] content-start items-center gap-y-2 ${isBegun ? '' : 'min-h-96 md:min-h-99'}`}
    >
      <div>{before}</div>
      <h3
        id={titleId}
        aria-live="polite"
        className="min-h-11 content-center text-center font-serif text-20 leading-6.5"
      >
        {formatMonthTitle(month)}
      </h3>
      <div>{after}</div>
      <MonthTable
        {...{ month, titleId }}
        today={view.today}
        className="col-span-3 w-full border-spacing-x-0 border-spacing-y-1 tabular-figures"
        weekdayClassName="leading-6"
        renderDay={(day) => (
          <StayDay {...{ day, view, onPick, onPreview }} isTabStop={day === tabStop} />
        )}
      />
    </div>
  );
}

interface StayDayProps extends Pick<StayCalendarProps, 'onPick' | 'onPreview'> {
  day: Day;
  view: CalendarView;
  isTabStop: boolean;
}

function StayDay({ day, view, isTabStop, onPick, onPreview }: StayDayProps) {
  const { face, isRefused, label, caption, mark } = dayLook(day, view);
  const chosen = dayFace(day, { ...view, preview: null }).face;
  const handlePoint = () => onPreview(previewOf(day, view));
  const handleLeave = () => onPreview(null);
  return (
    <td
      aria-selected={chosen === 'check-in' || chosen === 'night' || chosen === 'check-out'}
      className="p-0"
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-disabled={isRefused || undefined}
        onClick={isRefused ? undefined : () => onPick(day)}
        onFocus={handlePoint}
        onBlur={handleLeave}
        onMouseEnter={handlePoint}
        onMouseLeave={handleLeave}
        className={`${DAY_BUTTON} ${DAY_FACES[face]} ${day === view.today ? TODAY_RING : ''}`}
      >
        {parseDay(day).getDate()}
        {caption && (
          <span className="text-12 leading-3 font-medium whitespace-nowrap max-md:tracking-tight">
            {caption}
          </span>
        )}
        {mark}
      </button>
    </td>
  );
}
