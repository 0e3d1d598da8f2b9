import { EntryError } from './feed-error.ts';
import type { ContentLine } from './calendar-lines.ts';

// Days and times of the entries of a calendar. Days are counted from 1 January 1970.

export const DAY_MS = 86_400_000;
/** 31 December 9999: later days have no four-digit year. */
const LAST_DAY = 2_932_896;

/** From when on a zone has which offset, in order. */
export type Zone = readonly Onset[];

export interface Onset {
  /** On the clock of the zone, in milliseconds since 1970. */
  at: number;
  /** Milliseconds that the clock is ahead of UTC, before and after. */
  before: number;
  after: number;
}

/** What a calendar says of the zone of a name: nothing where its times count as the house's own. */
export type FindZone = (tzid: string) => Zone | 'utc' | undefined;

/** A day, or a time on the clock of some zone. */
export interface Moment {
  day: number;
  /** Milliseconds of that day on the clock; undefined for a whole day. */
  clock: number | undefined;
  /** 'utc', or what the calendar says of the zone; without either it is the house's own. */
  zone: Zone | 'utc' | undefined;
}

const MOMENT =
  /^(?<day>\d{4}-?\d\d-?\d\d)(?:T(?<hour>\d\d):?(?<minute>\d\d)(?::?(?<second>\d\d))?(?<utc>Z)?)?$/i;

/**
 * A date or a time of a line, by its form: eight digits are a day whether or not VALUE=DATE says so
 * (CHAN-06). Undefined for a day that does not exist.
 *
 * @param zones finds what the calendar says of a zone
 * @throws EntryError for anything else
 */
export function momentOf(line: ContentLine, value: string, zones: FindZone): Moment | undefined {
  const groups = MOMENT.exec(value.trim())?.groups;
  if (groups === undefined) throw new EntryError('A data não se percebe.', line);
  const day = dayNumber(groups['day'] ?? '');
  if (day === undefined) return undefined;
  const [hour, minute, second] = ['hour', 'minute', 'second'].map((part) =>
    Number(groups[part] ?? 0),
  );
  if (groups['hour'] === undefined) return { day, clock: undefined, zone: undefined };
  const clock = ((hour ?? 0) * 3600 + (minute ?? 0) * 60 + (second ?? 0)) * 1000;
  if (clock > DAY_MS) throw new EntryError('A hora não existe.', line);
  if (groups['utc'] !== undefined) return { day, clock, zone: 'utc' };
  return { day, clock, zone: line.tzid === undefined ? undefined : zones(line.tzid) };
}

/** The number of a day, yyyymmdd or yyyy-mm-dd; undefined when there is no such day. */
export function dayNumber(text: string): number | undefined {
  const [year, month, day] = (/^(\d{4})-?(\d\d)-?(\d\d)$/.exec(text) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  // 30 February has become 2 March.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.getTime() / DAY_MS;
}

/**
 * yyyy-mm-dd
 *
 * @throws EntryError beyond the year 9999
 */
export function dayText(day: number): string {
  if (day > LAST_DAY) throw new EntryError('Dura demasiado.');
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** yyyy-mm-dd, or yyyy-mm-ddThh:mm:ss with a Z where it is of UTC. */
export function momentText({ day, clock, zone }: Moment): string {
  const text = new Date(day * DAY_MS + (clock ?? 0)).toISOString().slice(0, 19);
  return clock === undefined ? text.slice(0, 10) : `${text}${zone === 'utc' ? 'Z' : ''}`;
}

/**
 * A moment so much later on its own clock.
 *
 * @param ms of whole days where the moment is a day
 * @throws EntryError when that is beyond the year 9999
 */
export function later({ day, clock, zone }: Moment, ms: number): Moment {
  const time = (clock ?? 0) + ms;
  const days = Math.floor(time / DAY_MS);
  if (!(Math.abs(day + days) <= LAST_DAY)) throw new EntryError('Dura demasiado.');
  if (clock === undefined) return { day: day + days, clock, zone };
  return { day: day + days, clock: time - days * DAY_MS, zone };
}

/** Milliseconds between two moments, each on its own clock. */
export function between(start: Moment, end: Moment): number {
  return (end.day - start.day) * DAY_MS + (end.clock ?? 0) - (start.clock ?? 0);
}

const DURATION =
  /^\+?P(?:(?<weeks>\d+)W)?(?:(?<days>\d+)D)?(?:T(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:(?<seconds>\d+)S)?)?$/i;

/**
 * Milliseconds of a DURATION.
 *
 * @throws EntryError when it is none, or negative
 */
export function durationOf(line: ContentLine): number {
  const groups = DURATION.exec(line.value)?.groups;
  if (groups === undefined) throw new EntryError('A duração não se percebe.', line);
  const part = (name: string) => Number(groups[name] ?? 0);
  const days = part('weeks') * 7 + part('days');
  return days * DAY_MS + ((part('hours') * 60 + part('minutes')) * 60 + part('seconds')) * 1000;
}
