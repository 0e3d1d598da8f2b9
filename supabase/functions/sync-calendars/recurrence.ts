import { DAY_MS } from './moment.ts';
import { weekdayKey, type Rule, type RuleStart } from './recurrence-rule.ts';
import type { StepBudget } from './step-budget.ts';

// The days of a recurrence rule, each period of it looked at day by day. A library did this until a
// rule that never comes true, 30 February, kept it for ever (CHAN-06). Here every day that is
// looked at is counted, so that a reading always ends.

const LONGEST_PERIOD = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 };

interface Span {
  /** The first day of the entry: the rule holds from then on. */
  start: number;
  /** The days that matter, both included. */
  from: number;
  until: number;
}

/**
 * The days of a rule within a span, in order. Days count from 1970.
 *
 * @throws EntryError once the budget is spent
 */
export function* recurringDays(
  rule: Rule,
  { start, from, until }: Span,
  budget: StepBudget,
): Generator<number> {
  const { count = Infinity, interval, positions } = rule;
  // Those before count, too, where their number is limited.
  const first = count === Infinity ? Math.max(start, from) : start;
  const last = Math.min(until, rule.until === undefined ? until : rule.until.day + 1);
  const [origin] = periodOf(rule, start, 0);
  const skipped = Math.floor((first - origin) / (LONGEST_PERIOD[rule.freq] * interval));
  let found = 0;
  for (let index = Math.max(skipped, 0); ; index += 1) {
    budget.spend(1);
    const [begins, ends] = periodOf(rule, start, index * interval);
    if (begins > last) return;
    // The position of a day counts from the begin of its period or from its end.
    const [low, high] = positions
      ? [begins, ends]
      : [Math.max(begins, first), Math.min(ends, last)];
    const days = daysOf(rule, low, high, budget);
    for (const day of positions ? atPositions(days, positions) : days) {
      if (day < first) continue;
      if (day > last) return;
      found += 1;
      if (found > count) return;
      if (day >= from) yield day;
    }
  }
}

/** The first day of an entry, in the parts that its rule may need. */
export function ruleStart(day: number): RuleStart {
  const date = new Date(day * DAY_MS);
  return {
    month: date.getUTCMonth() + 1,
    monthDay: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/** First and last day of the period that lies so many after that of the start. */
function periodOf({ freq, weekStart }: Rule, start: number, after: number): [number, number] {
  const date = new Date(start * DAY_MS);
  if (freq === 'DAILY') return [start + after, start + after];
  if (freq === 'WEEKLY') {
    const begins = start - ((date.getUTCDay() - weekStart + 7) % 7) + after * 7;
    return [begins, begins + 6];
  }
  const year = date.getUTCFullYear() + (freq === 'YEARLY' ? after : 0);
  const month = freq === 'YEARLY' ? 0 : date.getUTCMonth() + after;
  return [firstOf(year, month), firstOf(year, month + (freq === 'YEARLY' ? 12 : 1)) - 1];
}

/** The first day of a month; unlike Date.UTC it takes the year 99 for what it is. */
function firstOf(year: number, month: number): number {
  return new Date(0).setUTCFullYear(year, month, 1) / DAY_MS;
}

function daysOf(rule: Rule, low: number, high: number, budget: StepBudget): number[] {
  budget.spend(Math.max(high - low, 0));
  const days: number[] = [];
  for (let day = low; day <= high; day += 1) {
    if (isDayOf(rule, day)) days.push(day);
  }
  return days;
}

function isDayOf({ freq, months, monthDays, yearDays, weekdays }: Rule, day: number): boolean {
  const date = new Date(day * DAY_MS);
  if (months && !months.has(date.getUTCMonth() + 1)) return false;
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const isIn = (days: ReadonlySet<number>, begins: number, ends: number) =>
    days.has(day - begins + 1) || days.has(day - ends - 1);
  if (monthDays && !isIn(monthDays, firstOf(year, month), firstOf(year, month + 1) - 1)) {
    return false;
  }
  if (yearDays && !isIn(yearDays, firstOf(year, 0), firstOf(year, 12) - 1)) return false;
  if (!weekdays) return true;
  const weekday = date.getUTCDay();
  if (weekdays.has(weekdayKey(0, weekday))) return true;
  // The third Friday is that of the month, unless the rule is of whole years.
  const isOfYear = freq === 'YEARLY' && !months;
  const begins = isOfYear ? firstOf(year, 0) : firstOf(year, month);
  const ends = isOfYear ? firstOf(year, 12) - 1 : firstOf(year, month + 1) - 1;
  const nth = Math.floor((day - begins) / 7) + 1;
  const nthLast = -Math.floor((ends - day) / 7) - 1;
  return weekdays.has(weekdayKey(nth, weekday)) || weekdays.has(weekdayKey(nthLast, weekday));
}

function atPositions(days: readonly number[], positions: ReadonlySet<number>): number[] {
  return days.filter((_, at) => positions.has(at + 1) || positions.has(at - days.length));
}
