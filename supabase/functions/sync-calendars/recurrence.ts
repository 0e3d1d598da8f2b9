import ICAL from 'ical.js';
import { isDay } from './feed-days.ts';

// Rules of recurrence can be endless, or so dense that following them never ends (CHAN-06).

/** What the rule of a time zone needs; more of it would make moments by the second. */
const ZONE_RULE =
  /^(?:(?:FREQ=YEARLY|(?:INTERVAL|COUNT|UNTIL|WKST|BYMONTH|BYMONTHDAY|BYDAY)=[\w+,-]+)(?:;|$))+$/i;
const WITHIN_A_DAY = /FREQ=(?:SECOND|MINUTE|HOUR)LY|BY(?:HOUR|MINUTE|SECOND)=/i;

/** Takes out the time zones whose rules are none of a clock: their times count as the house's own. */
export function dropDenseZones(calendar: ICAL.Component): void {
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const rules = zone.getAllSubcomponents().flatMap(rulesOf);
    if (!zone.hasProperty('tzid') || !rules.every((rule) => ZONE_RULE.test(rule))) {
      calendar.removeSubcomponent(zone);
    }
  }
}

/** @throws Error when an entry recurs several times a day: no room is let so */
export function requireSparse(component: ICAL.Component): void {
  if (rulesOf(component).some((rule) => WITHIN_A_DAY.test(rule))) {
    throw new Error('recurs several times a day');
  }
}

/**
 * Makes the dates of recurrence what they mean: those that do not exist go, since the library makes 2 March of
 * 30 February, and the day on which the entry begins is one of them (RFC 5545, section 3.8.5.2).
 */
export function tidyDates({ component, startDate }: ICAL.Event): void {
  for (const property of component.getAllProperties('rdate')) {
    const [name, parameters, type, ...dates] = property.toJSON();
    const real = dates.filter((date: unknown) => isDay(String(date).slice(0, 10)));
    if (real.length === dates.length) continue;
    component.removeProperty(property);
    if (real.length > 0) {
      component.addProperty(new ICAL.Property([name, parameters, type, ...real], component));
    }
  }
  if (component.hasProperty('rdate') && !component.hasProperty('rrule')) {
    component.addPropertyWithValue('rdate', startDate);
  }
}

/**
 * Whether a yearly rule means this day: the library makes 1 March of 29 February in a year that has none, and
 * 2 March of 30 February. Such a day does not exist, and nothing happens on it (RFC 5545, section 3.3.10).
 */
export function isMeant(time: ICAL.Time, { component, startDate }: ICAL.Event): boolean {
  return component.getAllProperties('rrule').every((property) => {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur) || rule.freq !== 'YEARLY') return true;
    if (
      (['BYDAY', 'BYYEARDAY', 'BYWEEKNO'] as const).some((part) => rule.parts[part] !== undefined)
    )
      return true;
    const days = (rule.parts['BYMONTHDAY'] ?? [startDate.day]).map(Number);
    return days.some((day) => day < 0) || days.includes(time.day);
  });
}

function rulesOf(component: ICAL.Component): string[] {
  return component.getAllProperties('rrule').map((rule) => String(rule.getFirstValue()));
}
