/** Two days in the least words that still name both, in the language of the build (DESK-06, HIST-02). */
import * as t from '@messages/formats';
import {
  formatDayAndMonth,
  formatDayNumber,
  formatShortDay,
  formatShortWeekdayAndDay,
  formatWeekday,
} from './date-formats';
import { addDays, type DayRange, parseDay } from './dates';
import { LOCALE } from './language';
import { lazyValue } from './lazy-value';

const wordList = lazyValue(() => new Intl.ListFormat(LOCALE));

/** 'de 24 a 27 nov.', 'de 29 nov. a 2 dez.': a stay. The years stand where they differ. */
export function formatStayBriefly(days: DayRange): string {
  const { from, to } = briefly(days);
  return t.fromTo(from, to);
}

/** '28 para 29 nov.', '30 nov. para 1 dez.': a day that became another, as staff read it. */
export function formatDayChange(days: DayRange): string {
  const { from, to } = briefly(days);
  return `${from} para ${to}`;
}

/**
 * 'qui., 26 nov.', 'sex., 27 e sáb., 28 nov.', 'de sex., 27 a seg., 30 nov.': neighbouring nights on a bill.
 * Takes the first and the last night; the years are plain.
 */
export function formatNights({ from, to }: DayRange): string {
  if (from === to) return formatShortWeekdayAndDay(from);
  const isOneMonth = parseDay(from).getMonth() === parseDay(to).getMonth();
  const first = isOneMonth
    ? t.withShortWeekday(formatWeekday(from), formatDayNumber(from))
    : formatShortWeekdayAndDay(from);
  const last = formatShortWeekdayAndDay(to);
  return addDays(from, 1) === to ? joinWords([first, last]) : t.fromTo(first, last);
}

/** What both days share is left to the second. */
function briefly({ from, to }: DayRange): { from: string; to: string } {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first.getFullYear() !== last.getFullYear()) {
    return { from: formatShortDay(from), to: formatShortDay(to) };
  }
  const isOneMonth = first.getMonth() === last.getMonth();
  return {
    from: isOneMonth ? formatDayNumber(from) : formatDayAndMonth(from),
    to: formatDayAndMonth(to),
  };
}

/** 'a, b e c', as a list is said. */
export function joinWords(words: readonly string[]): string {
  return wordList().format(words);
}

/** A sentence with its full stop, which the short name of a month brings along. */
export function endSentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}
