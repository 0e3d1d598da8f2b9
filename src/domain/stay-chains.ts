/** Stays that reception has divided: one party, one room after the other (DESK-09). */
import { compareDays, type Day } from './dates';

interface PartOfStay {
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
}

/**
 * The rooms of one request as its guests live in them: what begins on the morning on which another room ends,
 * for as many guests, goes on with that stay (DESK-09). Each room is in one chain; chains and their rooms are
 * in order of arrival.
 *
 * @param rooms of one request, in any order, without those that are cancelled
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
