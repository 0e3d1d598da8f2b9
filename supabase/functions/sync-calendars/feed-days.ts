import ICAL from 'ical.js';
import type { Nights } from './feed.ts';

// Days and nights of the entries of a calendar.

/**
 * The nights between two moments, in days of the house; undefined for hours of one day (CHAN-06).
 *
 * @throws Error when it ends before it begins
 */
export function nightsBetween(start: ICAL.Time, end: ICAL.Time, zone: string): Nights | undefined {
  const starts = dayOf(start, zone);
  let ends = dayOf(end, zone);
  if (ends < starts) throw new Error('ends before it begins');
  // A whole-day event without an end, or with the same one, is that day.
  if (start.isDate && ends === starts) ends = dayAfter(starts);
  return ends > starts ? { starts, ends } : undefined;
}

/**
 * The day of the house, yyyy-mm-dd, that a moment falls on. A time without a known zone counts as
 * the house's own.
 */
export function dayOf(time: ICAL.Time, zone: string): string {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) return time.toString().slice(0, 10);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(
    time.toJSDate(),
  );
}

/**
 * Refuses days that do not exist: the library would turn 99 December into 9 March.
 *
 * @throws Error when the start or the end of an entry is no real day
 */
export function requireRealDays(component: ICAL.Component): void {
  for (const name of ['dtstart', 'dtend']) {
    const raw: unknown = component.getFirstProperty(name)?.toJSON()[3];
    if (name === 'dtend' && raw === undefined) continue;
    if (!isDay(String(raw).slice(0, 10))) throw new Error('no such day');
  }
}

/** Whether there is such a day: yyyy-mm-dd. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
