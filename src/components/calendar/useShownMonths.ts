import { useState } from 'react';
import { type Day, startOfMonth } from '@/domain/calendar/dates';
import { monthsBetween, weekEnds } from '@/domain/calendar/month-weeks';

export interface ShownMonths {
  months: readonly Day[];
  /** Whether there is a month before them. */
  hasPrevious: boolean;
  /** The month after them; null where there is none. */
  next: Day | null;
  /** Leads on by one month, or back. */
  step: (by: 1 | -1) => void;
  /** Shows the month of a day and says whether it could: outside of the bookable weeks it cannot. */
  show: (day: Day) => boolean;
}

interface ShownMonthsOptions {
  /** A day of the first and of the last month there is; null while they are not known. */
  range: { from: Day; to: Day } | null;
  /** A day of the month that is shown first; the first there is without it. */
  begin: Day | null;
  count: number;
}

/** Which months of a calendar are on the screen. */
export function useShownMonths({ range, begin, count }: ShownMonthsOptions): ShownMonths {
  const [first, setFirst] = useState<Day | null>(null);
  const reachable = range === null ? [] : monthsBetween(range);
  const wanted = first ?? begin;
  const place = wanted === null ? 0 : Math.max(reachable.indexOf(startOfMonth(wanted)), 0);

  function show(day: Day) {
    const month = startOfMonth(day);
    const asked = reachable.indexOf(month);
    if (range === null || asked === -1 || day < weekEnds(range.from).monday) return false;
    if (asked < place) setFirst(month);
    else if (asked >= place + count) setFirst(reachable[asked - count + 1] ?? month);
    return true;
  }

  return {
    months: reachable.slice(place, place + count),
    hasPrevious: place > 0,
    next: reachable[place + count] ?? null,
    step: (by) => setFirst(reachable[place + by] ?? null),
    show,
  };
}
