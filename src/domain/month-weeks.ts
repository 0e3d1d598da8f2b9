/** A month as the rows of a calendar sheet that begins its weeks on Monday, as Portugal does. */
import { addDays, addMonths, type Day, eachDay, startOfMonth, weekday } from './dates';

const DAYS_IN_WEEK = 7;

/** How many days a day lies after the Monday of its week: 0 for Monday to 6 for Sunday. */
function daysAfterMonday(day: Day): number {
  return (weekday(day) + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;
}

/** The Monday, and the Sunday, of the week a day lies in. */
export function weekEnds(day: Day): { monday: Day; sunday: Day } {
  const monday = addDays(day, -daysAfterMonday(day));
  return { monday, sunday: addDays(monday, DAYS_IN_WEEK - 1) };
}

/**
 * The weeks, Monday to Sunday, of the month a day lies in; null where a place of the first or last
 * week belongs to a neighbouring month.
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

/** The first day of each month from one day's month to another's, both included. */
export function monthsBetween({ from, to }: { from: Day; to: Day }): Day[] {
  const months: Day[] = [];
  for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}
