import { addDays, startOfMonth, type Day } from '../../../src/domain/calendar/dates.ts';

const MINUTES_IN_DAY = 24 * 60;

/** A clock time, `hh:mm`, as minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/**
 * A moment at the hostel, `yyyy-mm-dd hh:mm`, so many minutes after the start of a day. Such texts
 * sort by time.
 */
export function momentOf(day: Day, minutes: number): string {
  const days = Math.floor(minutes / MINUTES_IN_DAY);
  const date = days === 0 ? day : addDays(day, days);
  const rest = minutes % MINUTES_IN_DAY;
  const hours = String(Math.floor(rest / 60)).padStart(2, '0');
  return `${date} ${hours}:${String(rest % 60).padStart(2, '0')}`;
}

/** Who of the demo house's staff is at the desk: Marta until three in the afternoon, then Rui. */
export function onDuty(moment: string): string {
  return moment.slice(11) < '15:00' ? 'Marta' : 'Rui';
}

/** The earlier of two moments. */
export function earlierMoment(one: string, other: string): string {
  return one < other ? one : other;
}

/** A moment as the database reads it: the clock of Europe/Lisbon, summer or winter time. */
export function asTimestamp(moment: string): string {
  return `${moment} Europe/Lisbon`;
}

/**
 * The first day whose stays visitors can see, counted as private.public_window_start() counts it:
 * on the first of a month the month before is still open.
 */
export function visitorWindowStart(today: Day): Day {
  return startOfMonth(addDays(today, -1));
}
