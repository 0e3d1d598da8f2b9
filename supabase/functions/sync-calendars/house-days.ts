import { DAY_MS, dayNumber, type Moment } from './moment.ts';
import { offsetAt } from './zone.ts';

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
}

/** Milliseconds since 1970; undefined where the clock is the house's own, or none. */
export function universal({ day, clock, zone }: Moment): number | undefined {
  if (clock === undefined || zone === undefined) return undefined;
  const time = day * DAY_MS + clock;
  return zone === 'utc' ? time : time - offsetAt(zone, time);
}
