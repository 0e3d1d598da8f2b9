import { useState } from 'react';
import { type Day, startOfMonth } from '@/domain/calendar/dates';
import { monthsBetween } from '@/domain/calendar/month-weeks';
import { lastBookableDay } from '@/domain/stay/stay';

/** The address's parameter for how many months are open. */
export const MONTHS_PARAM = 'meses';

export interface ShownMonths {
  /** The first days of the months on the screen. */
  months: readonly Day[];
  /** Whether there is a month before them. */
  hasPrevious: boolean;
  /** The month after them; null where there is none. */
  next: Day | null;
  /** Leads on by one month, or back. */
  step: (by: 1 | -1) => void;
  /** Shows a month and says whether it could: one outside of the bookable range it cannot. */
  show: (month: Day) => boolean;
}

/**
 * The months on the screen: one and, on request, those after it, from this month to the last that
 * can be booked.
 *
 * @param begin a day of the month that is shown first
 */
export function useShownMonths({
  today,
  begin,
  params,
}: {
  today: Day | null;
  begin: Day | null;
  params: URLSearchParams;
}): ShownMonths {
  const [first, setFirst] = useState<Day | null>(null);
  const reachable =
    today === null ? [] : monthsBetween({ from: today, to: lastBookableDay(today) });
  const place = Math.max(
    reachable.indexOf(startOfMonth(first ?? begin ?? today ?? '2000-01-01')),
    0,
  );
  const count = monthCount(params);
  const months = reachable.slice(place, place + count);

  function show(month: Day) {
    const wanted = reachable.indexOf(month);
    if (wanted === -1) return false;
    if (wanted < place) setFirst(month);
    else if (wanted >= place + count) setFirst(reachable[wanted - count + 1] ?? month);
    return true;
  }

  return {
    months,
    hasPrevious: place > 0,
    next: reachable[place + count] ?? null,
    step: (by) => setFirst(reachable[place + by] ?? null),
    show,
  };
}

/** How many months the address asks for: at least this one. */
function monthCount(params: URLSearchParams): number {
  const asked = Number.parseInt(params.get(MONTHS_PARAM) ?? '', 10);
  return Number.isNaN(asked) ? 1 : Math.max(asked, 1);
}
