/** The tourist tax of a request of several rooms, whose days may differ (RATE-03). */
import type { Day } from './dates';
import { sumEuros } from './money';
import { stayChains } from './stay-chains';
import { type TaxSeason, type TouristTax, touristTax } from './tourist-tax';

interface TaxedStay {
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
}

/**
 * What all rooms pay at reception, at most; null where that is nothing. The nights of a divided stay count on
 * from room to room (DESK-09). The lines are of the first stay that pays.
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
