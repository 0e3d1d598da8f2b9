import { toCents } from '../basics/money.ts';

/** What a stored room of a stay costs: amounts in EUR, how many guests, how many nights. */
export interface RoomShare {
  total: number;
  guests: number;
  nights: number;
  /** Of one night, before special prices. */
  basePrice: number;
}

/**
 * Whether a price per person and night is only a mean, because rooms or nights differ: of a stored
 * room only the total is known, so another total than that of equal nights counts as nights that
 * differ (RATE-01, RATE-04). The form reckons the same from its quotes (`partyPrice`).
 */
export function isMeanShare(rooms: readonly RoomShare[]): boolean {
  const hasUnequalNights = rooms.some(
    ({ total, nights, basePrice }) => toCents(basePrice) * nights !== toCents(total),
  );
  const shares = rooms.map(({ total, guests, nights }) => toCents(total) / (guests * nights));
  return hasUnequalNights || new Set(shares).size > 1;
}
