/** How a stay in one room is said, in the language of the build (SITE-01). */
import * as t from '@messages/room-stay';
import {
  formatDayAndMonth,
  formatDayNumber,
  formatLongDayAndMonth,
  formatWeekday,
  formatWeekdayName,
} from '@/domain/calendar/date-formats';
import { addDays, type Day, daysBetween, startOfMonth } from '@/domain/calendar/dates';
import { formatEurosShort } from '@/domain/basics/money';
import { withShortWeekday } from '@messages/formats';
import type { PriceRun } from '@/domain/rates/stay-quote';
import type { RoomStayState } from './useRoomStay';

interface Stay {
  checkIn: Day;
  checkOut: Day;
}

/** 'sexta, 5 de fevereiro'. */
export function dayWords(day: Day): string {
  return t.onDay(formatWeekdayName(day), formatLongDayAndMonth(day));
}

/** The same where a sentence begins. */
export function dayAtStart(day: Day): string {
  return capitalized(dayWords(day));
}

/** 'segunda, 8' beside a day of the same month, else with its month. */
export function dayBeside(day: Day, other: Day): string {
  return isSameMonth(day, other)
    ? t.onDay(formatWeekdayName(day), formatDayNumber(day))
    : dayWords(day);
}

/** 'De quarta, 9, a sexta, 11 de dezembro'. */
export function stayWords({ checkIn, checkOut }: Stay): string {
  return capitalized(t.fromTo(dayBeside(checkIn, checkOut), dayWords(checkOut)));
}

/** '2 noites, 110 €'; the nights alone where their price is not known. */
export function nightsAndPriceWords(
  stay: Stay,
  { quoteOf }: Pick<RoomStayState, 'quoteOf'>,
): string {
  const quote = quoteOf(stay);
  const nights = t.stayNights(daysBetween({ from: stay.checkIn, to: stay.checkOut }));
  return quote === null ? nights : `${nights}, ${formatEurosShort(quote.total)}`;
}

/** '9 a 11 dez.'. */
export function shortStayWords({ checkIn, checkOut }: Stay): string {
  const from = isSameMonth(checkIn, checkOut) ? formatDayNumber : formatDayAndMonth;
  return t.range(from(checkIn), formatDayAndMonth(checkOut));
}

/** 'qua. 9 e qui. 10 dez.': the nights of a line of the bill, the first and the last. */
export function runNightsWords({ from, until, nights }: PriceRun): string {
  const last = addDays(until, -1);
  const end = inShort(last, formatDayAndMonth(last));
  if (nights === 1) return end;
  const start = inShort(
    from,
    (isSameMonth(from, last) ? formatDayNumber : formatDayAndMonth)(from),
  );
  return (nights === 2 ? t.pair : t.range)(start, end);
}

function inShort(day: Day, date: string): string {
  return withShortWeekday(formatWeekday(day), date).replace(',', '');
}

function isSameMonth(a: Day, b: Day): boolean {
  return startOfMonth(a) === startOfMonth(b);
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
