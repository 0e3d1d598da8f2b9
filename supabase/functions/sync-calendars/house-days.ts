import { DAY_MS, dayNumber, later, type Moment } from './moment.ts';
import { offsetAt } from './zone.ts';

const MINUTE_MS = 60_000;

/** The house's zone, in whose days everything is counted. */
export class HouseDays {
  private readonly format: Intl.DateTimeFormat;

  constructor(zone: string) {
    this.format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  }

  /** The day of the house, counted from 1970, that a moment falls on. */
  dayOf(moment: Moment): number {
    const time = universal(moment);
    if (time === undefined) return moment.day;
    return dayNumber(this.format.format(time)) ?? moment.day;
  }

  /**
   * First day and day after the last of what lasts whole days by the clock, from midnight to
   * midnight or to 23:59 on the clock of the calendar or on that of the house; undefined for
   * anything else (CHAN-06).
   */
  wholeDaysOf(start: Moment, end: Moment): [starts: number, ends: number] | undefined {
    if (end.clock === undefined) return undefined;
    const isLast = end.clock >= DAY_MS - MINUTE_MS;
    if ((start.clock ?? 0) === 0 && (isLast || end.clock === 0)) {
      return [start.day, isLast ? end.day + 1 : end.day];
    }
    const [starts, ends] = [this.dayOf(start), this.dayOf(end)];
    const begins = start.clock !== undefined && this.dayOf(later(start, -1)) < starts;
    return begins && this.dayOf(later(end, MINUTE_MS)) > ends ? [starts, ends + 1] : undefined;
  }
}

/** Milliseconds since 1970; undefined where the clock is the house's own, or none. */
export function universal({ day, clock, zone }: Moment): number | undefined {
  if (clock === undefined || zone === undefined) return undefined;
  const time = day * DAY_MS + clock;
  return zone === 'utc' ? time : time - offsetAt(zone, time);
}
