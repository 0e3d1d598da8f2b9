import { linesOf, lineOf, type Component, type ContentLine } from './calendar-lines.ts';
import { DAY_MS, momentOf, type FindZone, type Onset, type Zone } from './moment.ts';
import { ruleOf } from './recurrence-rule.ts';
import { recurringDays, ruleStart } from './recurrence.ts';
import type { StepBudget } from './step-budget.ts';

// What a calendar says of time zones (VTIMEZONE).

/** More changes of the clock than any zone has had. */
const MAX_ONSETS = 400;

/**
 * Finds the zones of a calendar by their names, each read when it is first asked for.
 *
 * @param days those for which offsets matter, both included
 */
export function zonesOf(
  components: readonly Component[],
  days: { from: number; until: number },
  budget: StepBudget,
): FindZone {
  const byName = new Map<string, Component>();
  for (const component of components) {
    const name = lineOf(component, 'TZID')?.value;
    if (name !== undefined) byName.set(name, component);
  }
  const read = new Map<string, Zone | undefined>();
  return (tzid) => {
    if (/^(?:Z|UTC|GMT)$/i.test(tzid)) return 'utc';
    const component = byName.get(tzid);
    if (component !== undefined && !read.has(tzid)) {
      read.set(tzid, readZone(component, days, budget));
    }
    return read.get(tzid);
  };
}

/** The offset of a zone at a time on its clock; both in milliseconds. */
export function offsetAt(zone: Zone, time: number): number {
  return zone.findLast(({ at }) => at <= time)?.after ?? zone[0]?.before ?? 0;
}

/** Undefined for a zone that makes no sense: its times count as the house's own. */
function readZone(
  { parts }: Component,
  days: { from: number; until: number },
  budget: StepBudget,
): Zone | undefined {
  try {
    const onsets: Onset[] = [];
    for (const part of parts) {
      for (const onset of onsetsOf(part, days, budget)) {
        onsets.push(onset);
        if (onsets.length > MAX_ONSETS) return undefined;
      }
    }
    return onsets.length === 0 ? undefined : onsets.toSorted((a, b) => a.at - b.at);
  } catch {
    return undefined;
  }
}

/** @throws Error when the part makes no sense */
function* onsetsOf(
  part: Component,
  days: { from: number; until: number },
  budget: StepBudget,
): Generator<Onset> {
  const line = lineOf(part, 'DTSTART');
  const start = line && momentOf(line, line.value, () => undefined);
  if (start?.clock === undefined) throw new Error('begins at no time');
  const { day, clock } = start;
  const before = offsetOf(lineOf(part, 'TZOFFSETFROM'));
  const after = offsetOf(lineOf(part, 'TZOFFSETTO'));
  const onset = (at: number) => ({ at, before, after });

  yield onset(day * DAY_MS + clock);
  for (const dates of linesOf(part, 'RDATE')) {
    for (const value of dates.value.split(',')) {
      const date = momentOf(dates, value, () => undefined);
      if (date) yield onset(date.day * DAY_MS + (date.clock ?? clock));
    }
  }
  for (const ruleLine of linesOf(part, 'RRULE')) {
    const rule = ruleOf(ruleLine, ruleStart(day), () => undefined);
    if (rule.freq !== 'YEARLY') throw new Error('changes more often than yearly');
    // The last change still holds where there is none any more.
    const from = Math.min(days.from, rule.until?.day ?? days.from) - 2 * 366;
    for (const changed of recurringDays(rule, { ...days, start: day, from }, budget)) {
      yield onset(changed * DAY_MS + clock);
    }
  }
}

function offsetOf(line: ContentLine | undefined): number {
  const [, sign, hours, minutes, seconds = '0'] =
    /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(line?.value ?? '') ?? [];
  if (sign === undefined) throw new Error('no offset');
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -size : size) * 1000;
}
