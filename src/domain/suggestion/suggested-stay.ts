/** Short formats for the dates of suggestions (SUGG-01, LANG-03). */
import {
  formatDayNumber,
  formatLongDayAndMonth,
  formatShortWeekdayAndDay,
  formatWeekday,
  formatWeekdayName,
} from '../calendar/date-formats.ts';
import { type DayRange, startOfMonth } from '../calendar/dates.ts';
import * as t from '@messages/formats';

const isOneMonth = ({ from, to }: DayRange) => startOfMonth(from) === startOfMonth(to);

/** 'qua., 23 – sáb., 26 dez.', 'ter., 29 dez. – sex., 1 jan.': check-in and check-out. */
export function formatSuggestedStay(days: DayRange): string {
  const { from, to } = days;
  const start = isOneMonth(days)
    ? t.withShortWeekday(formatWeekday(from), formatDayNumber(from))
    : formatShortWeekdayAndDay(from);
  return `${start} – ${formatShortWeekdayAndDay(to)}`;
}

/**
 * The parts of the two days for sentences: 'sábado' and '26', 'terça-feira' and '29 de dezembro'.
 */
export function stayInWeekdays(days: DayRange) {
  const { from, to } = days;
  return {
    from: {
      weekday: formatWeekdayName(from),
      date: isOneMonth(days) ? formatDayNumber(from) : formatLongDayAndMonth(from),
    },
    to: { weekday: formatWeekdayName(to), date: formatLongDayAndMonth(to) },
  };
}
