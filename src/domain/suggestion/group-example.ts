/** An example for groups: what twelve people might book (SITE-06). */
import { nightlyTotal, type PricedRoom } from '../rates/room-pricing.ts';
import { fromCents, toCents } from '../basics/money.ts';
import { inPortuguese, type TranslatedRoom } from '../room/translated-room.ts';
import { isWomenOnly } from '../room/women-only.ts';

/** The size of the party. */
export const EXAMPLE_GUESTS = 12;

interface ExampleRoom extends PricedRoom {
  name: string;
  features: readonly string[];
  max_guests: number;
}

export interface GroupExample<R> {
  /** The larger one first. */
  rooms: readonly [R, R];
  /** For one night in both, in EUR, computed as in a request. */
  perNight: number;
  /** In EUR, to the nearest cent. */
  perPerson: number;
}

/**
 * The two cheapest rooms that together hold exactly twelve; of equal ones the first. Women-only
 * rooms are left out. Null where no two rooms fit.
 */
export function groupExample<R extends TranslatedRoom<ExampleRoom>>(
  rooms: readonly R[],
): GroupExample<R> | null {
  const open = rooms.filter((room) => !isWomenOnly(inPortuguese(room)));
  const pairs = open.flatMap((one, place) =>
    open
      .slice(place + 1)
      .filter(({ max_guests }) => one.max_guests + max_guests === EXAMPLE_GUESTS)
      .map((other) => ({
        rooms:
          one.max_guests < other.max_guests ? ([other, one] as const) : ([one, other] as const),
        perNight: nightlyTotal([one, other]),
      })),
  );
  const [best] = pairs.toSorted((one, other) => one.perNight - other.perNight);
  if (best === undefined) return null;
  const perPerson = fromCents(Math.round(toCents(best.perNight) / EXAMPLE_GUESTS));
  return { ...best, perPerson };
}
