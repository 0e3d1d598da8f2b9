/** The days around a conflict, with a bar for each stay beneath them (CHAN-04). */
import { addDays, type Day, daysBetween, eachDay } from '../calendar/dates.ts';

/** A week at least, and no more days than a phone has room for. */
const DAYS_AT_LEAST = 7;
const DAYS_AT_MOST = 10;

/** A stay or a range of closed nights: first day and day of departure. */
export interface TimelineStay {
  from: Day;
  to: Day;
}

/**
 * The grid lines of a bar, in half days counted from 1: from noon of the first day to noon of the
 * last, or to the edge where the stay continues beyond the days shown.
 */
export interface TimelineBar {
  start: number;
  end: number;
}

export interface Timeline {
  days: Day[];
  /** In the order of the stays; null for one outside the days. */
  bars: (TimelineBar | null)[];
}

/**
 * The days from the day before the first stay to the day after the last; if these are too many, the
 * days around `centre`. Takes at least one stay.
 */
export function timeline(stays: readonly TimelineStay[], centre: TimelineStay): Timeline {
  const froms = stays.map(({ from }) => from).toSorted();
  const tos = stays.map(({ to }) => to).toSorted();
  const first = addDays(froms[0] ?? centre.from, -1);
  const last = addDays(tos.at(-1) ?? centre.to, 1);
  const wanted = daysBetween({ from: first, to: last }) + 1;
  const count = Math.min(DAYS_AT_MOST, Math.max(DAYS_AT_LEAST, wanted));
  const start = wanted > DAYS_AT_MOST ? startAround(centre, { first, last, count }) : first;
  const days = eachDay({ from: start, to: addDays(start, count) });
  return { days, bars: stays.map((stay) => barOf(stay, start, count)) };
}

/** The first day to show, with the centre in the middle where `first` and `last` allow it. */
function startAround(
  { from, to }: TimelineStay,
  { first, last, count }: { first: Day; last: Day; count: number },
): Day {
  const before = Math.max(1, Math.floor((count - daysBetween({ from, to }) - 1) / 2));
  const wished = addDays(from, -before);
  const latest = addDays(last, 1 - count);
  if (wished < first) return first;
  return wished > latest ? latest : wished;
}

function barOf({ from, to }: TimelineStay, start: Day, count: number): TimelineBar | null {
  const [begins, ends] = [daysBetween({ from: start, to: from }), daysBetween({ from: start, to })];
  if (ends <= 0 || begins >= count) return null;
  return {
    start: begins < 0 ? 1 : 2 * begins + 2,
    end: ends >= count ? 2 * count + 1 : 2 * ends + 2,
  };
}
