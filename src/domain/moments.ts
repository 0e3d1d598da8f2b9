import { formatClock, formatLongDayAndMonth, formatWeekdayName } from './date-formats';
import { lisbonToday } from './dates';

/**
 * 'segunda-feira, 23 de novembro, às 15:20': a moment at the hostel within a sentence, for guest and staff alike
 * (CLOCK-02).
 *
 * @param moment ISO text with its zone
 */
export function longMoment(moment: string): string {
  const day = lisbonToday(new Date(moment));
  return `${formatWeekdayName(day)}, ${formatLongDayAndMonth(day)}, às ${formatClock(moment)}`;
}
