/** Which days the availability screen of the panel shows (CONST-ADM-07 to CONST-ADM-09). */
import {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  isDay,
  parseDay,
  startOfMonth,
  weekOf,
} from '../calendar/dates.ts';
import {
  formatDayAndMonth,
  formatMonthTitle,
  formatShortDay,
  formatStay,
} from '../calendar/date-formats.ts';

export type AvailabilityView = 'week' | 'month' | 'three-months';

const DAYS_IN_WEEK = 7;
const MONTHS_SHOWN = 3;

/** At the end of a month, its view goes on into the next one until it shows so many days. */
const MONTH_SHOWS_AT_LEAST = 14;

/** The farthest step ahead: it keeps a hand-written address within valid dates. */
const MAX_MONTHS_AHEAD = 120;

/** Two years of months to jump to: longer lists are hard to scan. */
const MONTHS_OFFERED = 24;

/**
 * The day in an address, or today when it is no day, has passed, or is too far ahead.
 * Only today and later days are shown (ADM-AVAIL-15).
 */
export function anchorDay(text: string | null, today: Day): Day {
  if (text === null || !isDay(text) || text < today) return today;
  return text > addMonths(today, MAX_MONTHS_AHEAD) ? today : text;
}

/**
 * The days, half-open, that a view shows around a day: its week from Sunday, its month, or three
 * months from it on. Nothing before today; a week or month that has partly passed goes on into the
 * next one, so that it is never down to a few days, and a week ends with its Sunday, so that no
 * weekend is torn apart. Takes days from `anchorDay`.
 */
export function viewPeriod(view: AvailabilityView, anchor: Day, today: Day): DayRange {
  const whole = wholePeriod(view, anchor);
  const from = whole.from < today ? today : whole.from;
  if (view === 'three-months') return { from, to: whole.to };
  const atLeast = addDays(from, view === 'week' ? DAYS_IN_WEEK : MONTH_SHOWS_AT_LEAST);
  const to = view === 'week' ? addDays(whole.to, 1) : whole.to;
  return { from, to: to < atLeast ? atLeast : to };
}

function wholePeriod(view: AvailabilityView, anchor: Day): DayRange {
  if (view === 'three-months') return { from: anchor, to: addMonths(anchor, MONTHS_SHOWN) };
  if (view === 'month') {
    const from = startOfMonth(anchor);
    return { from, to: addMonths(from, 1) };
  }
  const [sunday = anchor] = weekOf(anchor);
  return { from: sunday, to: addDays(sunday, DAYS_IN_WEEK) };
}

/** The day to show the view from after one step; backwards it stops at today. */
export function stepAnchor(
  view: AvailabilityView,
  anchor: Day,
  { today, direction }: { today: Day; direction: 1 | -1 },
): Day {
  const { from } = wholePeriod(view, anchor);
  const next =
    view === 'week'
      ? addDays(from, direction * DAYS_IN_WEEK)
      : addMonths(from, direction * (view === 'month' ? 1 : MONTHS_SHOWN));
  return anchorDay(next, today);
}

/**
 * The title above the grid: 'Novembro de 2026', or '25 nov. – 8 dez.' where it goes on from today
 * into the next month; '12 nov. – 11 fev.' for three months, whose headings name the year; for weeks
 * '15 – 22 nov. 2026' or '29 nov. – 6 dez. 2026'.
 */
export function periodTitle(view: AvailabilityView, { from, to }: DayRange): string {
  const last = addDays(to, -1);
  const isOneMonth = startOfMonth(from) === startOfMonth(last);
  if (view === 'month' && isOneMonth) return formatMonthTitle(from);
  if (view !== 'week') return formatStay({ from, to: last });
  const first = isOneMonth ? parseDay(from).getDate() : formatDayAndMonth(from);
  return `${first} – ${formatShortDay(last)}`;
}

/**
 * The first days of the months that one can jump to: from this month on as far as `MONTHS_OFFERED`,
 * or to the month that is shown, where an address has led farther.
 */
export function jumpMonths(today: Day, shown: Day): Day[] {
  const months: Day[] = [];
  let month = startOfMonth(today);
  while (months.length < MONTHS_OFFERED || month <= shown) {
    months.push(month);
    month = addMonths(month, 1);
  }
  return months;
}

export function monthsOf(days: readonly Day[]): { first: Day; count: number }[] {
  const months: { first: Day; count: number }[] = [];
  for (const day of days) {
    const last = months.at(-1);
    if (last !== undefined && startOfMonth(last.first) === startOfMonth(day)) last.count += 1;
    else months.push({ first: day, count: 1 });
  }
  return months;
}
