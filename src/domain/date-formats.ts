/** Days and times as people read them, in pt-PT (Specification §1), in the short forms of the design. */
import { type Day, type DayRange, lisbonToday, parseDay } from './dates';
import { madeOnce } from './made-once';

const LOCALE = 'pt-PT';
const ABBREVIATION_LENGTH = 3;

// In pt-PT, Intl writes short dates in figures (14/11/2026) and has no short weekday. The design's
// 'sáb., 14 nov. 2026' is therefore put together from the names Intl does give.
const monthName = madeOnce(() => new Intl.DateTimeFormat(LOCALE, { month: 'short' }));
const weekdayName = madeOnce(() => new Intl.DateTimeFormat(LOCALE, { weekday: 'long' }));
const longDate = madeOnce(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }));
const fullDate = madeOnce(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full' }));
const monthAndYear = madeOnce(
  () => new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric' }),
);
const lisbonTime = madeOnce(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      timeZone: 'Europe/Lisbon',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** 'sáb', the head of a calendar column. */
export function formatWeekday(day: Day): string {
  return weekdayName().format(parseDay(day)).slice(0, ABBREVIATION_LENGTH);
}

/** '14 nov.', where the year is plain. */
export function formatDayAndMonth(day: Day): string {
  const date = parseDay(day);
  return `${date.getDate()} ${monthName().format(date)}`;
}

/** '14 nov. 2026', for lists and tables. */
export function formatShortDay(day: Day): string {
  return `${formatDayAndMonth(day)} ${parseDay(day).getFullYear()}`;
}

/** 'sáb., 14 nov. 2026', for the dates of a stay. */
export function formatStayDay(day: Day): string {
  return `${formatWeekday(day)}., ${formatShortDay(day)}`;
}

/** '14 de novembro de 2026', within a sentence. */
export function formatLongDay(day: Day): string {
  return longDate().format(parseDay(day));
}

/** 'sábado, 14 de novembro de 2026', for the names that screen readers speak. */
export function formatFullDay(day: Day): string {
  return fullDate().format(parseDay(day));
}

/** 'Novembro de 2026', the title of the month a day lies in. */
export function formatMonthTitle(day: Day): string {
  const title = monthAndYear().format(parseDay(day));
  return title.charAt(0).toLocaleUpperCase(LOCALE) + title.slice(1);
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
