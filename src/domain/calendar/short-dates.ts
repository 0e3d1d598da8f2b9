/** Formats pairs of days as briefly as possible, in the build's language (DESK-06, HIST-02). */
import * as t from '@messages/formats';
import {
  formatDayAndMonth,
  formatDayNumber,
  formatShortDay,
  formatShortWeekdayAndDay,
  formatWeekday,
} from './date-formats.ts';
import { addDays, type DayRange, parseDay } from './dates.ts';
import { LOCALE } from '../language/language.ts';
import { lazyValue } from '../basics/lazy-value.ts';

const wordList = lazyValue(() => new Intl.ListFormat(LOCALE));

/** 'de 24 a 27 nov.', 'de 29 nov. a 2 dez.': a stay, with the years if they differ. */
export function formatStayBriefly(days: DayRange): string {
  const { from, to } = briefly(days);
  return t.fromTo(from, to);
}

/** '28 para 29 nov.', '30 nov. para 1 dez.': a changed day, for staff. */
export function formatDayChange(days: DayRange): string {
  const { from, to } = briefly(days);
  return `${from} para ${to}`;
}

/**
 * 'qui., 26 nov.', 'sex., 27 e sáb., 28 nov.', 'de sex., 27 a seg., 30 nov.': consecutive nights on
 * a bill. Takes the first and the last night and leaves out the year.
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

/** Leaves out of the first day what it has in common with the second. */
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

/** 'a, b e c'. */
export function joinWords(words: readonly string[]): string {
  return wordList().format(words);
}

/** Ends a sentence with a full stop, unless it ends with one, as after 'nov.'. */
export function endSentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}
