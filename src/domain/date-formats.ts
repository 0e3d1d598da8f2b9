/** Days and times as people read them, in the language of the build (GEN-13, LANG-03), in the short forms of the design. */
import * as t from '@messages/formats';
import { type Day, type DayRange, lisbonToday, parseDay } from './dates';
import { LANGUAGE, LOCALE } from './language';
import { lazyValue } from './lazy-value';

/** Intl's own short names are these letters with or without a full stop, but for Portuguese: 'sábado'. */
const WEEKDAY_LETTERS = LANGUAGE === 'de' ? 2 : 3;

const lisbonTime = lazyValue(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      timeZone: 'Europe/Lisbon',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** Asks Intl for each name once: lists and grids of many days only look it up. */
function nameOf(
  type: 'month' | 'weekday',
  options: Intl.DateTimeFormatOptions,
): (day: Day) => string {
  const format = lazyValue(() => new Intl.DateTimeFormat(LOCALE, options));
  const names: string[] = [];
  return (day) => {
    const date = parseDay(day);
    const index = type === 'month' ? date.getMonth() : date.getDay();
    names[index] ??=
      format()
        .formatToParts(date)
        .find((part) => part.type === type)?.value ?? '';
    return names[index];
  };
}

const monthName = nameOf('month', { month: 'long' });

/** 'sábado', 'segunda-feira'. */
export const formatWeekdayName = nameOf('weekday', { weekday: 'long' });

/** 'sáb', the head of a calendar column. */
export function formatWeekday(day: Day): string {
  return formatWeekdayName(day).slice(0, WEEKDAY_LETTERS);
}

/**
 * 'nov.', the month a day lies in. Within a day German writes 'Nov.', alone 'Nov'; Portuguese writes
 * figures within a day.
 */
export const formatMonth = nameOf(
  'month',
  LANGUAGE === 'pt' ? { month: 'short' } : { day: 'numeric', month: 'short' },
);

/** '14', in German '14.': the number of a day within its month, as the first of two days. */
export function formatDayNumber(day: Day): string {
  return t.dayNumber(parseDay(day).getDate());
}

/** '14 nov.', where the year is plain. */
export function formatDayAndMonth(day: Day): string {
  return `${formatDayNumber(day)} ${formatMonth(day)}`;
}

/** '14 nov. 2026', for lists and tables. */
export function formatShortDay(day: Day): string {
  return `${formatDayAndMonth(day)} ${parseDay(day).getFullYear()}`;
}

/** 'sáb., 14 nov.', where the year is plain. */
export function formatShortWeekdayAndDay(day: Day): string {
  return t.withShortWeekday(formatWeekday(day), formatDayAndMonth(day));
}

/** 'sáb., 14 nov. 2026', for the dates of a stay. */
export function formatStayDay(day: Day): string {
  return t.withShortWeekday(formatWeekday(day), formatShortDay(day));
}

/** '14 de novembro', within a sentence where the year is plain. */
export function formatLongDayAndMonth(day: Day): string {
  return `${formatDayNumber(day)}${t.OF}${monthName(day)}`;
}

/** '14 de novembro de 2026', within a sentence. */
export function formatLongDay(day: Day): string {
  return `${formatLongDayAndMonth(day)}${t.OF}${parseDay(day).getFullYear()}`;
}

/** 'sábado, 14 de novembro', within a sentence where the year is plain. */
export function formatWeekdayAndDay(day: Day): string {
  return t.withWeekday(formatWeekdayName(day), formatLongDayAndMonth(day));
}

/** 'sábado, 14 de novembro de 2026', for the names that screen readers speak. */
export function formatFullDay(day: Day): string {
  return t.withWeekday(formatWeekdayName(day), formatLongDay(day));
}

/** 'Novembro de 2026', the title of the month a day lies in. */
export function formatMonthTitle(day: Day): string {
  const title = `${monthName(day)}${t.OF}${parseDay(day).getFullYear()}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** '14 nov. – 17 nov.': the first and the last day of a stay, both named. */
export function formatStay({ from, to }: DayRange): string {
  return `${formatDayAndMonth(from)} – ${formatDayAndMonth(to)}`;
}

/** '12 nov. 2026, 09:50': a moment (ISO text with its zone, as the database gives it) at the hostel. */
export function formatTimestamp(timestamp: string): string {
  const moment = new Date(timestamp);
  return `${formatShortDay(lisbonToday(moment))}, ${formatClock(timestamp)}`;
}

/** '09:50': the clock at the hostel at a moment (ISO text with its zone). */
export function formatClock(timestamp: string): string {
  return lisbonTime().format(new Date(timestamp));
}
