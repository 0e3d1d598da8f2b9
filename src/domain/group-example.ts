/** What a party of twelve might book, as an example for those who come as a group (SITE-06). */
import { nightlyTotal, type PricedRoom } from './room-pricing';
import { fromCents, toCents } from './money';
import { inPortuguese, type GuestRoom } from './translated-room';
import { isWomenOnly } from './women-only';

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
  /** For a night in both, in EUR, as a request reckons it. */
  perNight: number;
  /** In EUR, to the nearest cent. */
  perPerson: number;
}

/**
 * The two rooms that sleep exactly twelve for the least; of equals those that come first. Rooms for women
 * alone are no example. Null where no two rooms do (SITE-06).
 */
export function groupExample<R extends GuestRoom<ExampleRoom>>(
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
