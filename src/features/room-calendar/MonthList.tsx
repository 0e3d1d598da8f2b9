import { MORE_MONTHS } from '@messages/room-calendar';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Day } from '@/domain/dates';
import { monthsBetween } from '@/domain/month-weeks';
import { lastBookableDay } from '@/domain/stay';
import { CalendarMonth } from './CalendarMonth';
import { useCalendarKeys } from './useCalendarKeys';

/** The address's parameter for how many months are open. */
const MONTHS_PARAM = 'meses';

/** How many more months one press opens. */
const MONTHS_AT_ONCE = 3;

/** This month and, on request, the following ones in place, up to the booking horizon. */
export function MonthList({ roomId, today }: { roomId: string; today: Day }) {
  const [params] = useSearchParams();
  const { activeDay, handlers } = useCalendarKeys();
  // Whoever opens more months goes on reading at the first of them.
  const [firstNewMonth, setFirstNewMonth] = useState<Day | null>(null);

  const reachable = monthsBetween({ from: today, to: lastBookableDay(today) });
  const months = reachable.slice(0, monthCount(params));
  const nextMonth = reachable[months.length];

  return (
    <>
      <div {...handlers} className="grid gap-9">
        {months.map((month) => (
          <CalendarMonth
            key={month}
            {...{ roomId, month, today, activeDay }}
            takesFocus={month === firstNewMonth}
          />
        ))}
      </div>
      {nextMonth !== undefined && (
        <p className="print:hidden">
          <Link
            to={{ search: searchWithMonths(params, months.length + MONTHS_AT_ONCE) }}
            replace
            onClick={() => setFirstNewMonth(nextMonth)}
            className="inline-block py-2.5 text-link"
          >
            {MORE_MONTHS}
          </Link>
        </p>
      )}
    </>
  );
}

/** How many months the address asks for: at least this one. */
function monthCount(params: URLSearchParams): number {
  const asked = Number.parseInt(params.get(MONTHS_PARAM) ?? '', 10);
  return Number.isNaN(asked) ? 1 : Math.max(asked, 1);
}

function searchWithMonths(params: URLSearchParams, count: number): string {
  const wanted = new URLSearchParams(params);
  wanted.set(MONTHS_PARAM, String(count));
  return `?${wanted}`;
}
