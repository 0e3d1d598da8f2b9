import type { MailBooking } from './mail-data.ts';

// The same as src/domain/stay/chains.ts, whose imports have no file endings, so that Deno cannot
// resolve them. The test of the tourist tax compares the two.

type PartOfStay = Pick<MailBooking, 'check_in_date' | 'check_out_date' | 'number_of_guests'>;

/**
 * Groups the rooms of a request into stays: a stay that reception divided is one chain of rooms, in
 * order of arrival (DESK-09).
 */
export function stayChains<Room extends PartOfStay>(rooms: readonly Room[]): Room[][] {
  const chains: Room[][] = [];
  for (const room of rooms.toSorted((a, b) => order(a.check_in_date, b.check_in_date))) {
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

function order(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
