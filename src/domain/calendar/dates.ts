/**
 * Calendar days as text. A day is `yyyy-mm-dd` everywhere in this project; only this module turns
 * it into a Date, always at midday of the local clock, so that neither a time zone nor a change to
 * summer time can push it onto its neighbour (decisions.md, The house itself: 'Today').
 */
import { lazyValue } from '../basics/lazy-value.ts';

/** A calendar day of the hostel, as `yyyy-mm-dd`. Days of four-digit years compare as text. */
export type Day = string;

/** Half-open: `from` is inside, `to` is the first day outside. */
export interface DayRange {
  from: Day;
  to: Day;
}

const MIDDAY = 12;
const DAYS_IN_WEEK = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const TIME_ZONE = 'Europe/Lisbon';
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

const lisbonClock = lazyValue(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: TIME_ZONE,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

function middayOf(text: string): Date | null {
  const [, year, month, date] = DAY_PATTERN.exec(text) ?? [];
  if (year === undefined) return null;
  const midday = new Date(Number(year), Number(month) - 1, Number(date), MIDDAY);
  // The constructor rolls 2026-02-30 over to March: only a day that comes back unchanged exists.
  return dayFromDate(midday) === text ? midday : null;
}

/** Whether a text names a real day: `2026-02-30`, `2026-2-3` and timestamps do not. */
export function isDay(text: string): text is Day {
  return middayOf(text) !== null;
}

/**
 * The Date at midday, local clock, of a day; for calendar widgets and for formatting.
 * Throws a RangeError when the text names no real day.
 */
export function parseDay(day: Day): Date {
  const midday = middayOf(day);
  if (midday === null) throw new RangeError(`Not a day (yyyy-mm-dd): '${day}'`);
  return midday;
}

/** The day of a Date on the local clock; the inverse of `parseDay`. */
export function dayFromDate(date: Date): Day {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

/**
 * The day at the hostel (Europe/Lisbon) at a moment, whatever the visitor's own time zone. Throws a
 * RangeError for an invalid Date. Uses Temporal where the browser has it, because creating the
 * first Intl formatter takes up to 100 ms on a phone.
 */
export function lisbonToday(now: Date): Day {
  if (typeof Temporal === 'undefined') return lisbonDayOfFormat(now);
  const moment = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  return moment.toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString();
}

function lisbonDayOfFormat(now: Date): Day {
  const parts = new Map(
    lisbonClock()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The day `days` days later (earlier when negative). */
export function addDays(day: Day, days: number): Day {
  const date = parseDay(day);
  date.setDate(date.getDate() + days);
  return dayFromDate(date);
}

/**
 * The same day of a later (earlier when negative) month, or that month's last: 31 Jan + 1 is 28
 * Feb.
 */
export function addMonths(day: Day, months: number): Day {
  const date = parseDay(day);
  const wanted = date.getDate();
  // Day 0 is the last of the month before.
  date.setMonth(date.getMonth() + months + 1, 0);
  date.setDate(Math.min(wanted, date.getDate()));
  return dayFromDate(date);
}

/** Sorts days from early to late: negative, zero or positive. */
export function compareDays(a: Day, b: Day): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Whole calendar days from one day to another; negative when `to` comes first. */
export function daysBetween({ from, to }: DayRange): number {
  return (universalMidnight(to) - universalMidnight(from)) / DAY_MS;
}

/** The day's midnight as UTC, where no day is longer than another. */
function universalMidnight(day: Day): number {
  const date = parseDay(day);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

/** Every day of a half-open range, in order; empty when `to` is not after `from`. */
export function eachDay({ from, to }: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

export function startOfMonth(day: Day): Day {
  const date = parseDay(day);
  date.setDate(1);
  return dayFromDate(date);
}

export function endOfMonth(day: Day): Day {
  return addDays(addMonths(startOfMonth(day), 1), -1);
}

/** The day of the week, 0 for Sunday to 6 for Saturday. */
export function weekday(day: Day): number {
  return parseDay(day).getDay();
}

/** The seven days, Sunday to Saturday, of the week a day lies in (CONST-ADM-07). */
export function weekOf(day: Day): Day[] {
  const sunday = addDays(day, -weekday(day));
  return eachDay({ from: sunday, to: addDays(sunday, DAYS_IN_WEEK) });
}
