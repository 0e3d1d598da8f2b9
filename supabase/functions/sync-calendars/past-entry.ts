import { lineOf, linesOf, type Component } from './calendar-lines.ts';
import { dayNumber, dayText, DAY_MS, durationOf } from './moment.ts';

/** No stay is longer than this where its length cannot be read. */
const LONGEST_STAY = 366;

/**
 * Whether an entry that cannot be read is surely over: then it matters to nobody (CHAN-06).
 *
 * @param today counted in days from 1970, as everything here
 */
export function isSurelyPast(entry: Component, today: number): boolean {
  const start = latestDay(lineOf(entry, 'DTSTART')?.value);
  if (start === undefined) return false;
  const ends = linesOf(entry, 'RRULE').map(({ value }) => /UNTIL=([^;]*)/i.exec(value)?.[1]);
  const dates = linesOf(entry, 'RDATE').flatMap(({ value }) => value.split(','));
  let last = start;
  for (const text of [...ends, ...dates]) {
    const day = latestDay(text);
    if (day === undefined) return false;
    last = Math.max(last, day);
  }
  return last + lengthOf(entry, start) < today;
}

/** In days. */
function lengthOf(entry: Component, start: number): number {
  const end = lineOf(entry, 'DTEND');
  const duration = lineOf(entry, 'DURATION');
  if (end) {
    const day = latestDay(end.value);
    return day === undefined ? LONGEST_STAY : Math.max(day - start, 0);
  }
  if (!duration) return 1;
  try {
    return Math.ceil(durationOf(duration) / DAY_MS) + 1;
  } catch {
    return LONGEST_STAY;
  }
}

/** The first day of an entry, yyyy-mm-dd, where its line begins with one. */
export function firstDayOf(entry: Component): string | undefined {
  const text = /^(?:19|20)\d\d-?\d\d-?\d\d/.exec(lineOf(entry, 'DTSTART')?.value ?? '')?.[0];
  const day = text === undefined ? undefined : dayNumber(text);
  return day === undefined ? undefined : dayText(day);
}

/** The day that a value names; the last of its year where only that can be read. */
function latestDay(value = ''): number | undefined {
  const [, year, rest = ''] = /^((?:19|20)\d\d)(.*)$/s.exec(value.trim()) ?? [];
  if (year === undefined) return undefined;
  const day = /^-?\d\d-?\d\d/.exec(rest)?.[0] ?? '';
  return dayNumber(`${year}${day}`) ?? dayNumber(`${year}1231`);
}
