/** How far the stays of a day are registered, for its lists (REG-03). */
import { formatShortWeekdayAndDay } from '../calendar/date-formats.ts';
import type { Day } from '../calendar/dates.ts';
import { reportBy } from './working-days.ts';

/** How far one person is registered. */
export interface PersonCount {
  booking_id: string;
  person: number;
  is_proposal: boolean;
  missing: readonly string[];
}

interface CountedStay {
  id: string;
  number_of_guests: number;
  check_in_date: Day;
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
 */
export function stayCount(
  { id, number_of_guests: guests, check_in_date, group_reference }: CountedStay,
  counts: readonly PersonCount[],
  { day, movesIn }: { day: Day; movesIn: boolean },
): StayCount | null {
  const own = counts.filter(({ booking_id }) => booking_id === id);
  const mayGoOn = group_reference !== null && (check_in_date < day || movesIn);
  if (own.length === 0 && mayGoOn) return null;
  const entries = own.filter(({ is_proposal }) => !is_proposal);
  return {
    registered: entries.filter(({ missing }) => missing.length === 0).length,
    people: Math.max(guests, ...own.map(({ person }) => person)),
    proposals: own.length - entries.length,
  };
}

/** '2 de 3 registados'. */
export function countWords({ registered, people }: StayCount): string {
  return `${registered} de ${people} registados`;
}

/**
 * What a check-in is to remind of: '1 de 2 registados; boletim, se for de fora, até qui., 26 nov.'
 *
 * @param arrival yyyy-mm-dd in Lisbon
 */
export function reminderWords(count: StayCount, arrival: Day): string {
  const until = formatShortWeekdayAndDay(reportBy(arrival));
  return `${countWords(count)}; boletim, se for de fora, até ${until}`;
}
