import * as t from '@messages/formats';
import { formatClock, formatWeekdayAndDay } from './date-formats.ts';
import { lisbonToday } from './dates.ts';

/**
 * 'segunda-feira, 23 de novembro, às 15:20': a moment in Lisbon time for a sentence (CLOCK-02), in
 * the language of the build.
 *
 * @param moment ISO text with its zone
 */
export function longMoment(moment: string): string {
  return t.atClock(formatWeekdayAndDay(lisbonToday(new Date(moment))), formatClock(moment));
}
