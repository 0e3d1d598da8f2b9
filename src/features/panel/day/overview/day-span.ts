import { formatDayAndMonth } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';

const MONTH_LENGTH = 'yyyy-mm'.length;

/** '12 a 19 nov.', or '28 nov. a 5 dez.' where the month changes; both days included. */
export function daySpanLabel({ first, last }: { first: Day; last: Day }): string {
  const isOneMonth = first.slice(0, MONTH_LENGTH) === last.slice(0, MONTH_LENGTH);
  const start = isOneMonth
    ? String(Number(first.slice(MONTH_LENGTH + 1)))
    : formatDayAndMonth(first);
  return `${start} a ${formatDayAndMonth(last)}`;
}
