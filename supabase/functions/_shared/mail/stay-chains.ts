import type { MailBooking } from './mail-data.ts';

// What src/domain/stay-chains.ts finds, where that code is not. The test of the tax holds both to each other.

type PartOfStay = Pick<MailBooking, 'check_in_date' | 'check_out_date' | 'number_of_guests'>;

/** Rooms of a request as its guests live in them: a divided stay is one chain, in order of arrival (DESK-09). */
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
