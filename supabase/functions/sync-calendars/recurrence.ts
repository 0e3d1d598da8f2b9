import ICAL from 'ical.js';

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

function rulesOf(component: ICAL.Component): string[] {
  return component.getAllProperties('rrule').map((rule) => String(rule.getFirstValue()));
}
