/** Stays as people say them, in pt-PT (Specification §1). */
import { type DayRange, parseDay } from './dates';
import { madeOnce } from './made-once';

const LOCALE = 'pt-PT';
const dayOfMonth = madeOnce(
  () => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' }),
);
const dayOfYear = madeOnce(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }));

/**
 * 'De 14 a 17 de novembro': the first and the last day of a stay in words. Takes both days; names
 * the month, and the year, twice only where they differ.
 */
export function formatStayInWords({ from, to }: DayRange): string {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first.getFullYear() !== last.getFullYear()) {
    return `De ${dayOfYear().format(first)} a ${dayOfYear().format(last)}`;
  }
  const isOneMonth = first.getMonth() === last.getMonth();
  const start = isOneMonth ? String(first.getDate()) : dayOfMonth().format(first);
  return `De ${start} a ${dayOfMonth().format(last)}`;
}
