/** A month as the rows of a calendar whose weeks begin on Monday, as in Portugal. */
import { eachMonthOfInterval, endOfWeek, startOfWeek } from 'date-fns';
import {
  addMonths,
  type Day,
  dayFromDate,
  eachDay,
  parseDay,
  startOfMonth,
  weekday,
} from './dates.ts';

const DAYS_IN_WEEK = 7;
const FROM_MONDAY = { weekStartsOn: 1 } as const;

/** How many days a day is after the Monday of its week: 0 for Monday to 6 for Sunday. */
function daysAfterMonday(day: Day): number {
  return (weekday(day) + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;
}

export function weekEnds(day: Day): { monday: Day; sunday: Day } {
  const date = parseDay(day);
  return {
    monday: dayFromDate(startOfWeek(date, FROM_MONDAY)),
    sunday: dayFromDate(endOfWeek(date, FROM_MONDAY)),
  };
}

/**
 * The weeks, Monday to Sunday, of the month a day lies in; null for days of the first or last week
 * that belong to a neighbouring month.
 */
export function monthWeeks(day: Day): (Day | null)[][] {
  const first = startOfMonth(day);
  const days = eachDay({ from: first, to: addMonths(first, 1) });
  const places: (Day | null)[] = [...Array<null>(daysAfterMonday(first)).fill(null), ...days];
  while (places.length % DAYS_IN_WEEK !== 0) places.push(null);
  return Array.from({ length: places.length / DAYS_IN_WEEK }, (_, week) =>
    places.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
  );
}

/** The weeks of a month that are not over on a day: a calendar begins with the week of today. */
export function weeksLeft(month: Day, today: Day): (Day | null)[][] {
  return monthWeeks(month).filter((week) => week.some((day) => day !== null && day >= today));
}

/** The first day of each month from one day's month to another's, both included. */
export function monthsBetween({ from, to }: { from: Day; to: Day }): Day[] {
  return eachMonthOfInterval({ start: parseDay(from), end: parseDay(to) }).map(dayFromDate);
}
