import * as t from '@messages/guest-payment';
import { formatClock, formatLongDayAndMonth } from '@/domain/calendar/date-formats';
import { lisbonToday } from '@/domain/calendar/dates';

/**
 * '26 de novembro, às 18:00': a moment (ISO text) in Lisbon, where the day of the week does not
 * matter.
 */
export function atMoment(moment: string): string {
  return t.atClock(formatLongDayAndMonth(lisbonToday(new Date(moment))), formatClock(moment));
}
