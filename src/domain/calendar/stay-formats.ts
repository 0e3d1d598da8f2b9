/** Formats stays for sentences, in the language of the build (GEN-13, LANG-03). */
import * as t from '@messages/formats';
import { formatDayNumber, formatLongDay, formatLongDayAndMonth } from './date-formats.ts';
import { type DayRange, parseDay } from './dates.ts';

/**
 * 'de 14 a 17 de novembro': the first and the last day of a stay for a sentence. Names the month
 * twice only if it differs, and the years only if they differ.
 */
export function formatStayInSentence({ from, to }: DayRange): string {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first.getFullYear() !== last.getFullYear()) {
    return t.fromTo(formatLongDay(from), formatLongDay(to));
  }
  const isOneMonth = first.getMonth() === last.getMonth();
  const start = isOneMonth ? formatDayNumber(from) : formatLongDayAndMonth(from);
  return t.fromTo(start, formatLongDayAndMonth(to));
}

/** 'De 14 a 17 de novembro': the same for the beginning of a sentence. */
export function formatStayInWords(days: DayRange): string {
  const words = formatStayInSentence(days);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
