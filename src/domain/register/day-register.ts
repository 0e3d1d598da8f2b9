/** How far the stays of a day are registered, for its lists (REG-03). */
import { formatShortWeekdayAndDay } from '../calendar/date-formats.ts';
import type { Day } from '../calendar/dates.ts';
import { reportBy } from './working-days.ts';

export interface PersonCount {
  booking_id: string;
  person: number;
  is_proposal: boolean;
  missing: readonly string[];
}

export interface CountedStay {
  id: string;
  number_of_guests: number;
  check_in_date: Day;
  check_out_date: Day;
  group_reference: string | null;
}

export interface StayCount {
  /** Registered with nothing missing. */
  registered: number;
  people: number;
  /** Open proposals of the guests. */
  proposals: number;
}

/**
 * How far a stay is registered; null where it cannot be told, because nothing is there and it may go
 * on from another room of its group, where its register is kept.
 *
 * @param day the day that is shown
 * @param others stays of which it may be a later part
 */
export function stayCount(
  stay: CountedStay,
  counts: readonly PersonCount[],
  { day, others }: { day: Day; others: readonly CountedStay[] },
): StayCount | null {
  const { id, number_of_guests: guests, check_in_date, group_reference } = stay;
  const own = counts.filter(({ booking_id }) => booking_id === id);
  const mayGoOn = group_reference !== null && (check_in_date < day || movesIn(stay, others));
  if (own.length === 0 && mayGoOn) return null;
  const entries = own.filter(({ is_proposal }) => !is_proposal);
  return {
    registered: entries.filter(({ missing }) => missing.length === 0).length,
    people: Math.max(guests, ...own.map(({ person }) => person)),
    proposals: own.length - entries.length,
  };
}

/** Whether a stay may go on, on its first day, from another room of its group that as many leave. */
function movesIn(stay: CountedStay, others: readonly CountedStay[]): boolean {
  return others.some(
    ({ id, group_reference, number_of_guests, check_out_date }) =>
      id !== stay.id &&
      group_reference === stay.group_reference &&
      number_of_guests === stay.number_of_guests &&
      check_out_date === stay.check_in_date,
  );
}

/**
 * How far stays that check in together are registered, in one count; those of which it cannot be
 * told are left out, and null is where it can be told of none.
 *
 * @param group all bookings of their group
 * @param day the day of the check-in
 */
export function sharedCount(
  stays: readonly CountedStay[],
  counts: readonly PersonCount[],
  { group, day }: { group: readonly CountedStay[]; day: Day },
): StayCount | null {
  const known = stays.flatMap((stay) => stayCount(stay, counts, { day, others: group }) ?? []);
  if (known.length === 0) return null;
  const sum = (of: (count: StayCount) => number) =>
    known.reduce((total, count) => total + of(count), 0);
  return {
    registered: sum(({ registered }) => registered),
    people: sum(({ people }) => people),
    proposals: sum(({ proposals }) => proposals),
  };
}

/** '2 de 3 registados'. */
export function countWords({ registered, people }: StayCount): string {
  return `${registered} de ${people} registados`;
}

/**
 * What a check-in is to remind of: '1 de 2 registados; boletim, se for de fora, até qui., 26 nov.'
 */
export function reminderWords(count: StayCount, arrival: Day): string {
  const until = formatShortWeekdayAndDay(reportBy(arrival));
  return `${countWords(count)}; boletim, se for de fora, até ${until}`;
}
