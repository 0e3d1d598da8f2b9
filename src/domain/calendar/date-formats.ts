/** Formats days and times in the language of the build (GEN-13, LANG-03). */
import * as t from '@messages/formats';
import { type Day, type DayRange, lisbonToday, parseDay } from './dates.ts';
import { LANGUAGE, LOCALE } from '../language/language.ts';
import { lazyValue } from '../basics/lazy-value.ts';

/**
 * The length of an abbreviated weekday. Intl's own short names are no use: Portuguese gives
 * 'sábado'.
 */
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

/** Caches each name, because lists and grids ask for those of many days. */
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
 * 'nov.', the month of a day. Intl must format day and month together to give German 'Nov.' instead
 * of 'Nov', but the month alone in Portuguese, where the former would give a number.
 */
export const formatMonth = nameOf(
  'month',
  LANGUAGE === 'pt' ? { month: 'short' } : { day: 'numeric', month: 'short' },
);

/** '14', in German '14.': the day of the month, e.g. as the first of two days. */
export function formatDayNumber(day: Day): string {
  return t.dayNumber(parseDay(day).getDate());
}

/** '14 nov.', where the year is obvious. */
export function formatDayAndMonth(day: Day): string {
  return `${formatDayNumber(day)} ${formatMonth(day)}`;
}

/** '14 nov. 2026', for lists and tables. */
export function formatShortDay(day: Day): string {
  return `${formatDayAndMonth(day)} ${parseDay(day).getFullYear()}`;
}

/** 'sáb., 14 nov.', where the year is obvious. */
export function formatShortWeekdayAndDay(day: Day): string {
  return t.withShortWeekday(formatWeekday(day), formatDayAndMonth(day));
}

/** 'sáb., 14 nov. 2026', for the dates of a stay. */
export function formatStayDay(day: Day): string {
  return t.withShortWeekday(formatWeekday(day), formatShortDay(day));
}

/** '14 de novembro', within a sentence where the year is obvious. */
export function formatLongDayAndMonth(day: Day): string {
  return `${formatDayNumber(day)}${t.OF}${monthName(day)}`;
}

/** '14 de novembro de 2026', within a sentence. */
export function formatLongDay(day: Day): string {
  return `${formatLongDayAndMonth(day)}${t.OF}${parseDay(day).getFullYear()}`;
}

/** 'sábado, 14 de novembro', within a sentence where the year is obvious. */
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

/**
 * '12 nov. 2026, 09:50': a moment (ISO text with its zone, as from the database) in Lisbon time.
 */
export function formatTimestamp(timestamp: string): string {
  const moment = new Date(timestamp);
  return `${formatShortDay(lisbonToday(moment))}, ${formatClock(timestamp)}`;
}

/** '09:50', in French '9 h 50': the Lisbon time of a moment (ISO text with its zone). */
export function formatClock(timestamp: string): string {
  return t.clock(lisbonTime().format(new Date(timestamp)));
}
