/** The tourist tax of a request of several rooms, whose days may differ (RATE-03). */
import type { Day } from './dates';
import { sumEuros } from './money';
import { type TaxSeason, type TouristTax, touristTax } from './tourist-tax';

interface TaxedStay {
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
}

/** What all rooms pay at reception, at most; null where that is nothing. The lines are of the first that pays. */
export function taxOfRooms(
  seasons: readonly TaxSeason[],
  rooms: readonly TaxedStay[],
): TouristTax | null {
  const taxes = rooms.flatMap(
    ({ check_in_date: checkIn, check_out_date: checkOut, number_of_guests: guests }) =>
      touristTax({ seasons, checkIn, checkOut, guests }) ?? [],
  );
  const [first] = taxes;
  if (first === undefined) return null;
  return {
    total: sumEuros(taxes.map(({ total }) => total)),
    isAtMost: taxes.some(({ isAtMost }) => isAtMost),
    lines: first.lines,
  };
}
