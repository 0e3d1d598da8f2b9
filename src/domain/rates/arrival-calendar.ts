/**
 * Minimum stays and days without arrivals as a calendar shows them before rooms are chosen
 * (RATE-02).
 */
import { addDays, type Day, type DayRange, eachDay } from '../calendar/dates.ts';
import type { NamedRule } from './house-rates.ts';
import { easiestTerms } from './stay-rules.ts';

/** What a calendar draws under its days. */
export interface CalendarTerms {
  /** The days of arrival with a minimum above one night, and its nights. */
  minimum: ReadonlyMap<Day, number>;
  /** The days on which nobody arrives. */
  closed: ReadonlySet<Day>;
}

/** Consecutive days of arrival with the same terms; both days are included. */
export interface RulePeriod extends DayRange {
  /** What the house calls these days; null without a name. */
  name: string | null;
  /** 1: no minimum. */
  minNights: number;
  isClosed: boolean;
}

interface RuledRange {
  rules: readonly NamedRule[];
  roomIds: readonly string[];
  range: DayRange;
}

/**
 * A few rooms that represent all: those with rules of their own, and one of the others, which all
 * have the same terms. So the number of rooms does not slow down the calendar.
 */
export function representativeRooms({
  rules,
  roomIds,
}: Pick<RuledRange, 'rules' | 'roomIds'>): string[] {
  const ruled = new Set(rules.flatMap(({ room_id }) => room_id ?? []));
  const other = roomIds.find((id) => !ruled.has(id));
  return [...roomIds.filter((id) => ruled.has(id)), ...(other === undefined ? [] : [other])];
}

/**
 * The terms of the least strict room day by day, for guests who choose days before rooms.
 *
 * @param range the first and the last day of arrival, both included
 */
export function calendarTerms({ rules, roomIds, range }: RuledRange): CalendarTerms {
  const minimum = new Map<Day, number>();
  const closed = new Set<Day>();
  if (rules.length === 0) return { minimum, closed };
  const asked = representativeRooms({ rules, roomIds });
  for (const day of eachDay({ from: range.from, to: addDays(range.to, 1) })) {
    const terms = easiestTerms({ rules, roomIds: asked, day });
    if (terms.minNights > 1) minimum.set(day, terms.minNights);
    if (terms.isClosed) closed.add(day);
  }
  return { minimum, closed };
}

/**
 * The periods to tell a guest about, in order: consecutive days with the same terms and the same
 * name of the rule that sets them.
 *
 * @param terms those of the days in the range
 */
export function rulePeriods({
  terms,
  rules,
  range,
}: Pick<RuledRange, 'rules' | 'range'> & { terms: CalendarTerms }): RulePeriod[] {
  const periods: RulePeriod[] = [];
  for (const day of [...new Set([...terms.minimum.keys(), ...terms.closed])].toSorted()) {
    if (day < range.from || day > range.to) continue;
    const minNights = terms.minimum.get(day) ?? 1;
    const isClosed = terms.closed.has(day);
    const name = nameOn(day, { rules, minNights, isClosed });
    const last = periods.at(-1);
    const goesOn =
      last !== undefined &&
      addDays(last.to, 1) === day &&
      last.minNights === minNights &&
      last.isClosed === isClosed &&
      last.name === name;
    if (goesOn) last.to = day;
    else periods.push({ from: day, to: day, name, minNights, isClosed });
  }
  return periods;
}

/** The name of the rule that sets the terms of a day; null where none with a name does. */
function nameOn(
  day: Day,
  {
    rules,
    minNights,
    isClosed,
  }: Pick<RuledRange, 'rules'> & Omit<RulePeriod, 'name' | 'from' | 'to'>,
): string | null {
  const setting = rules.filter(
    (rule) =>
      rule.from_date <= day &&
      day <= rule.until_date &&
      (isClosed ? rule.closed_to_arrival : rule.min_nights === minNights),
  );
  return setting.find(({ name }) => Boolean(name))?.name ?? null;
}
