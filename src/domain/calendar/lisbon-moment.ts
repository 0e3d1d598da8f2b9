/** A day and an hour in Lisbon as a moment, and back (DEPOSIT-01). */
import { formatClock } from './date-formats.ts';
import { type Day, lisbonToday } from './dates.ts';

const HOUR_MS = 60 * 60 * 1000;
const CLOCK_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day, 'hh:mm'. */
export function isClock(text: string): boolean {
  return CLOCK_PATTERN.test(text);
}

/**
 * The moment (ISO text) of a day and 'hh:mm' in Lisbon. An hour that comes twice is the first of
 * them; one that is left out counts as in winter time.
 */
export function lisbonMoment(day: Day, clock: string): string {
  const winter = Date.parse(`${day}T${clock}:00Z`);
  const summer = new Date(winter - HOUR_MS).toISOString();
  const isSummer = lisbonToday(new Date(summer)) === day && formatClock(summer) === clock;
  return isSummer ? summer : new Date(winter).toISOString();
}
