import { formatDayAndMonth, formatShortDay, formatClock } from '@/domain/date-formats';
import { addDays, lisbonToday, type Day } from '@/domain/dates';

const YEAR_LENGTH = 'yyyy'.length;

/** When a message came, short: '10:42' today, 'ontem', '10 nov.', '10 nov. 2025' in another year. */
export function messageDateLabel(timestamp: string, today: Day): string {
  const day = lisbonToday(new Date(timestamp));
  if (day === today) return formatClock(timestamp);
  if (day === addDays(today, -1)) return 'ontem';
  const isThisYear = day.slice(0, YEAR_LENGTH) === today.slice(0, YEAR_LENGTH);
  return isThisYear ? formatDayAndMonth(day) : formatShortDay(day);
}
