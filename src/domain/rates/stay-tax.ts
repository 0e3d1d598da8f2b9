/** The tourist tax of a request for several rooms, whose days may differ (RATE-03). */
import type { Day } from '../calendar/dates.ts';
import { sumEuros } from '../basics/money.ts';
import { stayChains } from '../stay/chains.ts';
import { type TaxSeason, type TouristTax, touristTax } from './tourist-tax.ts';

interface TaxedStay {
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
}

/**
 * The maximum tax of all rooms, paid at reception; null if there is none. The nights of a split
 * stay are counted across its rooms (DESK-09). The lines are those of the first stay that pays.
 */
export function taxOfRooms(
  seasons: readonly TaxSeason[],
  rooms: readonly TaxedStay[],
): TouristTax | null {
  const taxes = stayChains(rooms).flatMap((chain) => {
    const [first, last] = [chain[0], chain.at(-1)];
    if (first === undefined || last === undefined) return [];
    const { check_in_date: checkIn, number_of_guests: guests } = first;
    return touristTax({ seasons, checkIn, checkOut: last.check_out_date, guests }) ?? [];
  });
  const [first] = taxes;
  if (first === undefined) return null;
  return {
    total: sumEuros(taxes.map(({ total }) => total)),
    isAtMost: taxes.some(({ isAtMost }) => isAtMost),
    lines: first.lines,
  };
}
