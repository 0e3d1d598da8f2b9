/** Days and times as people read them, in pt-PT (GEN-13), in the short forms of the design. */
import { type Day, type DayRange, lisbonToday, parseDay } from './dates';
import { lazyValue } from './lazy-value';

const ABBREVIATION_LENGTH = 3;

// Written out, not asked of Intl: a browser reads all of its languages before the first formatter, which
// costs a phone up to 100 ms at the moment a page comes to life. The tests hold every day to Intl's words.
const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];
const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

const lisbonTime = lazyValue(
  () =>
    new Intl.DateTimeFormat('pt-PT', {
      timeZone: 'Europe/Lisbon',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

function monthName(day: Day): string {
  return MONTHS[parseDay(day).getMonth()] ?? '';
}

/** 'sábado', 'segunda-feira'. */
export function formatWeekdayName(day: Day): string {
  return WEEKDAYS[parseDay(day).getDay()] ?? '';
}

/** 'sáb', the head of a calendar column. */
export function formatWeekday(day: Day): string {
  return formatWeekdayName(day).slice(0, ABBREVIATION_LENGTH);
}

/** 'nov.', the month a day lies in. */
export function formatMonth(day: Day): string {
  return `${monthName(day).slice(0, ABBREVIATION_LENGTH)}.`;
}

/** '14 nov.', where the year is plain. */
export function formatDayAndMonth(day: Day): string {
  return `${parseDay(day).getDate()} ${formatMonth(day)}`;
}

/** '14 nov. 2026', for lists and tables. */
export function formatShortDay(day: Day): string {
  return `${formatDayAndMonth(day)} ${parseDay(day).getFullYear()}`;
}

/** 'sáb., 14 nov. 2026', for the dates of a stay. */
export function formatStayDay(day: Day): string {
  return `${formatWeekday(day)}., ${formatShortDay(day)}`;
}

/** '14 de novembro', within a sentence where the year is plain. */
export function formatLongDayAndMonth(day: Day): string {
  return `${parseDay(day).getDate()} de ${monthName(day)}`;
}

/** '14 de novembro de 2026', within a sentence. */
export function formatLongDay(day: Day): string {
  return `${formatLongDayAndMonth(day)} de ${parseDay(day).getFullYear()}`;
}

/** 'sábado, 14 de novembro de 2026', for the names that screen readers speak. */
export function formatFullDay(day: Day): string {
  return `${formatWeekdayName(day)}, ${formatLongDay(day)}`;
}

/** 'Novembro de 2026', the title of the month a day lies in. */
export function formatMonthTitle(day: Day): string {
  const title = `${monthName(day)} de ${parseDay(day).getFullYear()}`;
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
