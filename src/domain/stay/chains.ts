/** Split stays: the same guests in one room after the other (DESK-09). */
import { compareDays, type Day } from '../calendar/dates.ts';

interface PartOfStay {
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
}

/**
 * Groups the rooms of a request into chains: a room that begins on the day on which another ends,
 * for the same number of guests, continues that stay. Each room is in exactly one chain; chains and
 * their rooms are in order of arrival.
 *
 * @param rooms those of one request, in any order, without cancelled ones
 */
export function stayChains<Room extends PartOfStay>(rooms: readonly Room[]): Room[][] {
  const chains: Room[][] = [];
  for (const room of rooms.toSorted((a, b) => compareDays(a.check_in_date, b.check_in_date))) {
    const before = chains.find((chain) => goesOn(chain.at(-1), room));
    if (before === undefined) chains.push([room]);
    else before.push(room);
  }
  return chains;
}

function goesOn(last: PartOfStay | undefined, next: PartOfStay): boolean {
  return (
    last?.check_out_date === next.check_in_date && last.number_of_guests === next.number_of_guests
  );
}
