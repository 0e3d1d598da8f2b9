/** Days and times as people read them, in the language of the build (GEN-13, LANG-03), in the short forms of the design. */
import * as t from '@messages/formats';
import { type Day, type DayRange, lisbonToday, parseDay } from './dates';
import { LANGUAGE, LOCALE } from './language';
import { lazyValue } from './lazy-value';

const MONTHS_IN_YEAR = 12;
const DAYS_IN_WEEK = 7;
const MIDDAY = 12;
/** A year whose first of January is a Sunday, where JavaScript's weeks begin. */
const YEAR_FROM_SUNDAY = 2023;
const ABBREVIATION_LENGTH = 3;

// The names are asked for together, once: a list of many days then costs no more than looking them up.
const weekdays = lazyValue(() => weekdayNames('long'));
// Intl writes 'sam.' in French, 'Sat' in English and 'sábado' in Portuguese; the patterns bring the full stop.
const shortWeekdays = lazyValue(() =>
  weekdayNames('short').map((name) => name.slice(0, ABBREVIATION_LENGTH)),
);
const months = lazyValue(() => monthNames({ month: 'long' }));
// Within a day German writes 'Nov.' and alone 'Nov', but Portuguese writes figures within a day.
const shortMonths = lazyValue(() =>
  monthNames(LANGUAGE === 'pt' ? { month: 'short' } : { day: 'numeric', month: 'short' }),
);

const lisbonTime = lazyValue(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      timeZone: 'Europe/Lisbon',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

function weekdayNames(weekday: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(LOCALE, { weekday });
  return Array.from({ length: DAYS_IN_WEEK }, (_, day) =>
    format.format(new Date(YEAR_FROM_SUNDAY, 0, day + 1, MIDDAY)),
  );
}

function monthNames(options: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(LOCALE, options);
  return Array.from(
    { length: MONTHS_IN_YEAR },
    (_, month) =>
      format
        .formatToParts(new Date(YEAR_FROM_SUNDAY, month, 1, MIDDAY))
        .find(({ type }) => type === 'month')?.value ?? '',
  );
}

function monthName(day: Day): string {
  return months()[parseDay(day).getMonth()] ?? '';
}

/** 'sábado', 'segunda-feira'. */
export function formatWeekdayName(day: Day): string {
  return weekdays()[parseDay(day).getDay()] ?? '';
}

/** 'sáb', the head of a calendar column. */
export function formatWeekday(day: Day): string {
  return shortWeekdays()[parseDay(day).getDay()] ?? '';
}

/** 'nov.', the month a day lies in. */
export function formatMonth(day: Day): string {
  return shortMonths()[parseDay(day).getMonth()] ?? '';
}

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
