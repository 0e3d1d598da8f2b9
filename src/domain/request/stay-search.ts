/** The search widget on Home: what it accepts, and what is still missing (HOME-06 to HOME-13). */
import { addDays, type Day, isDay } from '../calendar/dates.ts';
import { LANGUAGE } from '../language/language.ts';

/** How far ahead the search reaches, in days from today (CONST-BOOK-01). */
const SEARCH_WINDOW_DAYS = 365;

/** The first and the last day a date field accepts, both included; yyyy-mm-dd. */
export interface DayLimits {
  min: Day;
  max: Day;
}

/**
 * The limits of the two date fields: check-in from today, check-out from the day after the check-in
 * (after today while there is none), both up to today + 365 days (HOME-08 to HOME-11).
 */
export function searchLimits({ today, checkIn }: { today: Day; checkIn: Day | null }): {
  checkIn: DayLimits;
  checkOut: DayLimits;
} {
  const max = addDays(today, SEARCH_WINDOW_DAYS);
  return {
    checkIn: { min: today, max },
    checkOut: { min: addDays(checkIn ?? today, 1), max },
  };
}

/**
 * Turns a typed dd/mm/yyyy, also with other separators or none, into yyyy-mm-dd; returns any other
 * text as it is. Does not check that the day exists: see `isDay`.
 */
export function normalizedDate(text: string): string {
  const [, day = '', month = '', year] = /^\s*(\d{1,2})\D?(\d{1,2})\D?(\d{4})\s*$/.exec(text) ?? [];
  return year ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : text;
}

/** German dates are written with points. */
const BETWEEN_FIGURES = LANGUAGE === 'de' ? '.' : '/';

/**
 * A day as a field shows it, dd/mm/yyyy, in German dd.mm.yyyy; any other text as it is (LANG-03).
 */
export function shownDate(text: string): string {
  return isDay(text) ? text.split('-').toReversed().join(BETWEEN_FIGURES) : text;
}

/** The values of the fields, as text; days as yyyy-mm-dd, '' for empty ones. */
export interface SearchValues {
  checkIn: string;
  checkOut: string;
  guests: string;
}

/** The first reason why the search cannot start. */
export type SearchObstacle =
  'no-check-in' | 'check-in-outside' | 'no-check-out' | 'check-out-outside' | 'no-guests';

/**
 * Why the button is disabled, or null when check-in, check-out and guests (above 0) are all set and
 * lie within their limits. Takes the texts of the fields.
 */
export function searchObstacle({
  values,
  today,
}: {
  values: SearchValues;
  today: Day;
}): SearchObstacle | null {
  const { checkIn, checkOut, guests } = values;
  if (!isDay(checkIn)) return 'no-check-in';
  const limits = searchLimits({ today, checkIn });
  if (!isWithin(checkIn, limits.checkIn)) return 'check-in-outside';
  if (!isDay(checkOut)) return 'no-check-out';
  if (!isWithin(checkOut, limits.checkOut)) return 'check-out-outside';
  return Number.parseInt(guests, 10) > 0 ? null : 'no-guests';
}

function isWithin(day: Day, { min, max }: DayLimits): boolean {
  return min <= day && day <= max;
}
