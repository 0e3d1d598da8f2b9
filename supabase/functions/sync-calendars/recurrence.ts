import ICAL from 'ical.js';
import { isDay } from './feed-days.ts';

// Recurrence rules can be endless, or so dense that expanding them never ends (CHAN-06).

/** All that the rule of a time zone needs; other parts could make it recur every second. */
const ZONE_RULE =
  /^(?:(?:FREQ=YEARLY|(?:INTERVAL|COUNT|UNTIL|WKST|BYMONTH|BYMONTHDAY|BYDAY)=[\w+,-]+)(?:;|$))+$/i;
const WITHIN_A_DAY = /FREQ=(?:SECOND|MINUTE|HOUR)LY|BY(?:HOUR|MINUTE|SECOND)=/i;

/** Removes time zones with other rules than those; times in them count as the house's own. */
export function dropDenseZones(calendar: ICAL.Component): void {
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const rules = zone.getAllSubcomponents().flatMap(rulesOf);
    if (!zone.hasProperty('tzid') || !rules.every((rule) => ZONE_RULE.test(rule))) {
      calendar.removeSubcomponent(zone);
    }
  }
}

/** @throws Error when an entry recurs several times a day, as no stay does */
export function requireSparse(component: ICAL.Component): void {
  if (rulesOf(component).some((rule) => WITHIN_A_DAY.test(rule))) {
    throw new Error('recurs several times a day');
  }
}

/**
 * Corrects the dates of recurrence (RDATE): dates that do not exist go, since the library would
 * turn 30 February into 2 March, and the entry's first day is added (RFC 5545, section 3.8.5.2).
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
 * Whether a yearly rule really falls on this day: where a year has no 29 February the library gives
 * 1 March, and for 30 February 2 March. RFC 5545, section 3.3.10, skips days that do not exist.
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
