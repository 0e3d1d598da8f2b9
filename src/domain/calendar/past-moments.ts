import { formatClock, formatDayAndMonth, formatShortDay } from './date-formats.ts';
import { addDays, type Day, lisbonToday } from './dates.ts';

/** 'hoje, 10:14', 'ontem, 21:15', '21 nov., 10:31', '21 nov. 2025, 10:31'. */
export function historyTime(at: string, today: Day): string {
  const day = lisbonToday(new Date(at));
  const isThisYear = day.slice(0, 'yyyy'.length) === today.slice(0, 'yyyy'.length);
  const date = isThisYear ? formatDayAndMonth(day) : formatShortDay(day);
  const known = day === today ? 'hoje' : day === addDays(today, -1) ? 'ontem' : date;
  return `${known}, ${formatClock(at)}`;
}
