import type { ContentLine } from './calendar-lines.ts';
import { EntryError } from './feed-error.ts';
import { momentOf, type FindZone, type Moment } from './moment.ts';

// RRULE as data (RFC 5545, section 3.3.10), as far as whole days recur.

export interface Rule {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | undefined;
  until: Moment | undefined;
  /** 0 is Sunday. */
  weekStart: number;
  months: ReadonlySet<number> | undefined;
  /** Negative ones count from the end. */
  monthDays: ReadonlySet<number> | undefined;
  yearDays: ReadonlySet<number> | undefined;
  /** As weekdayKey gives them. */
  weekdays: ReadonlySet<number> | undefined;
  /** Which days of each period count; negative ones from the end. */
  positions: ReadonlySet<number> | undefined;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const WITHIN_A_DAY = /FREQ=(?:SECOND|MINUTE|HOUR)LY|BY(?:HOUR|MINUTE|SECOND)=/i;
const PARTS =
  /^(?:FREQ|INTERVAL|COUNT|UNTIL|WKST|BYMONTH|BYMONTHDAY|BYYEARDAY|BYDAY|BYSETPOS)=[^=]+$/i;

/** The third Friday of a month or year; the last one for -1, every one for 0. */
export function weekdayKey(nth: number, weekday: number): number {
  return nth * 7 + weekday;
}

/**
 * @param start what the line's entry begins with: it says what the rule leaves open
 * @throws EntryError for a rule that is none, or that we do not know
 */
export function ruleOf(line: ContentLine, start: RuleStart, zones: FindZone): Rule {
  if (WITHIN_A_DAY.test(line.value)) throw new EntryError('Repete-se várias vezes por dia.', line);
  const parts = new Map<string, string>();
  for (const part of line.value.split(';').filter((one) => one !== '')) {
    if (!PARTS.test(part)) throw unknown(line);
    const [name = '', value = ''] = part.split('=');
    parts.set(name.toUpperCase(), value.toUpperCase());
  }
  const freq = parts.get('FREQ');
  if (freq !== 'DAILY' && freq !== 'WEEKLY' && freq !== 'MONTHLY' && freq !== 'YEARLY') {
    throw unknown(line);
  }
  const numbers = (name: string, most: number) => numbersOf(parts.get(name), { most, line });
  const rule: Rule = {
    freq,
    interval: wholeNumber(parts.get('INTERVAL') ?? '1', line),
    count: parts.has('COUNT') ? wholeNumber(parts.get('COUNT') ?? '', line) : undefined,
    until: untilOf(parts.get('UNTIL'), line, zones),
    weekStart: Math.max(WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO'), 0),
    months: numbers('BYMONTH', 12),
    monthDays: numbers('BYMONTHDAY', 31),
    yearDays: numbers('BYYEARDAY', 366),
    weekdays: weekdaysOf(parts.get('BYDAY'), { mayCount: /^(?:MONTH|YEAR)LY$/.test(freq), line }),
    positions: numbers('BYSETPOS', 366),
  };
  return completed(rule, start);
}

/** The first day of an entry, in parts; 0 is Sunday, 1 is January. */
export interface RuleStart {
  month: number;
  monthDay: number;
  weekday: number;
}

/** With what the first day says where the rule names no days of a week, month or year. */
function completed(rule: Rule, { month, monthDay, weekday }: RuleStart): Rule {
  if (rule.weekdays || rule.monthDays || rule.yearDays || rule.freq === 'DAILY') return rule;
  if (rule.freq === 'WEEKLY') return { ...rule, weekdays: new Set([weekdayKey(0, weekday)]) };
  const monthDays = new Set([monthDay]);
  if (rule.freq === 'MONTHLY') return { ...rule, monthDays };
  return { ...rule, monthDays, months: rule.months ?? new Set([month]) };
}

function unknown(line: ContentLine): EntryError {
  return new EntryError('Repete-se de uma forma que não sabemos ler.', line);
}

function untilOf(
  value: string | undefined,
  line: ContentLine,
  zones: FindZone,
): Moment | undefined {
  if (value === undefined) return undefined;
  const until = momentOf(line, value, zones);
  if (until === undefined) throw unknown(line);
  return until;
}

/** From 1 to 9999, so that no sum leaves the calendar. */
function wholeNumber(text: string, line: ContentLine): number {
  if (!/^\d{1,4}$/.test(text) || Number(text) === 0) throw unknown(line);
  return Number(text);
}

function numbersOf(
  text: string | undefined,
  { most, line }: { most: number; line: ContentLine },
): Set<number> | undefined {
  if (text === undefined) return undefined;
  const numbers = text.split(',').map(Number);
  for (const number of numbers) {
    if (!Number.isInteger(number) || number === 0 || Math.abs(number) > most) throw unknown(line);
  }
  return new Set(numbers);
}

function weekdaysOf(
  text: string | undefined,
  { mayCount, line }: { mayCount: boolean; line: ContentLine },
): Set<number> | undefined {
  if (text === undefined) return undefined;
  const keys = text.split(',').map((part) => {
    const [, nth, name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(part) ?? [];
    const weekday = WEEKDAYS.indexOf(name);
    if (weekday < 0 || (nth !== undefined && !(mayCount && Number(nth) !== 0))) throw unknown(line);
    return weekdayKey(Number(nth ?? 0), weekday);
  });
  return new Set(keys);
}
