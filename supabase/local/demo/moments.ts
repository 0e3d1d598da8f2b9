import { addDays, startOfMonth, type Day } from '../../../src/domain/calendar/dates.ts';

/** The day and the time, `hh:mm`, for which the demo house is loaded, by the clock in Lisbon. */
export interface LoadedAt {
  today: Day;
  time: string;
}

/**
 * A moment at the hostel, `yyyy-mm-dd hh:mm`: a clock time of a day, '24:20' for after midnight, and
 * so many minutes later, below zero for before. Such texts sort by time.
 */
export function momentOf(day: Day, time = '00:00', later = 0): string {
  const [hours, minutes] = time.split(':').map(Number);
  const total = (hours ?? 0) * 60 + (minutes ?? 0) + later;
  const days = Math.floor(total / (24 * 60));
  const ofDay = total - days * 24 * 60;
  return `${addDays(day, days)} ${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** A moment so many minutes after another. */
export function after(moment: string, minutes: number): string {
  return momentOf(dayOf(moment), moment.slice(11), minutes);
}

/** The day of a moment. */
export function dayOf(moment: string): Day {
  return moment.slice(0, 10);
}

/** The earliest of some moments or days. */
export function earliest(...moments: [string, ...string[]]): string {
  return moments.reduce((one, other) => (one < other ? one : other));
}

/** Who of the demo house's staff is at the desk: Marta until three in the afternoon, then Rui. */
export function onDuty(moment: string): string {
  return moment.slice(11) < '15:00' ? 'Marta' : 'Rui';
}

/** A moment as the database reads it: the clock of Europe/Lisbon, summer or winter time. */
export function asTimestamp(moment: string | null): string | null {
  return moment === null ? null : `${moment} Europe/Lisbon`;
}

/**
 * The first day whose stays visitors can see, counted as private.public_window_start() counts it:
 * on the first of a month the month before is still open.
 */
export function visitorWindowStart(today: Day): Day {
  return startOfMonth(addDays(today, -1));
}
