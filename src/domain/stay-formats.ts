/** Stays as people say them, in pt-PT (GEN-13). */
import { formatLongDay, formatLongDayAndMonth } from './date-formats';
import { type DayRange, parseDay } from './dates';

/**
 * 'De 14 a 17 de novembro': the first and the last day of a stay in words. Takes both days; names
 * the month, and the year, twice only where they differ.
 */
export function formatStayInWords({ from, to }: DayRange): string {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first.getFullYear() !== last.getFullYear()) {
    return `De ${formatLongDay(from)} a ${formatLongDay(to)}`;
  }
  const isOneMonth = first.getMonth() === last.getMonth();
  const start = isOneMonth ? String(first.getDate()) : formatLongDayAndMonth(from);
  return `De ${start} a ${formatLongDayAndMonth(to)}`;
}
