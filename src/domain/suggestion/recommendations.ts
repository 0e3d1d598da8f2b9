/** The smart room recommendations of step 3 (CONST-REC-01 to CONST-REC-11). */
import * as t from '@messages/recommendations';
import { toCents } from '../basics/money.ts';
import type { RoomSelection, SelectableRoom } from '../request/room-assignment.ts';
import { compareRoomNumbers } from '../room/room-number.ts';
import { nightlyTotal } from '../rates/room-pricing.ts';

const MAX_RECOMMENDATIONS = 6;

export interface RecommendableRoom extends SelectableRoom {
  room_number: string;
}

export interface Recommendation<R = RecommendableRoom> {
  /** The rooms with the guests placed in each, the largest share first. */
  rooms: RoomSelection<R>[];
  /** EUR for one night, all rooms. */
  nightlyTotal: number;
  score: number;
  label: string;
}

interface SplitRule {
  score: number;
  label: string;
  /** How many guests each room takes, from the largest share to the smallest. */
  shares: (guests: number) => number[];
}

/** By descending score, which is also by ascending number of rooms. */
const SPLIT_RULES: readonly SplitRule[] = [
  {
    score: 100,
    label: t.ONE_ROOM,
    shares: (guests) => [guests],
  },
  {
    score: 85,
    label: t.TWO_ROOMS,
    shares: (guests) => {
      const half = Math.ceil(guests / 2);
      return [half, guests - half];
    },
  },
  {
    score: 70,
    label: t.THREE_ROOMS,
    shares: (guests) => {
      const third = Math.ceil(guests / 3);
      const halfOfRest = Math.ceil((guests - third) / 2);
      return [third, halfOfRest, guests - third - halfOfRest];
    },
  },
];

/** Whether a room is not for everybody, such as a women-only dormitory. */
type IsRestricted<R> = (room: R) => boolean;

function compareRooms<R extends RecommendableRoom>(isRestricted: IsRestricted<R>) {
  return (a: R, b: R) =>
    Number(isRestricted(a)) - Number(isRestricted(b)) ||
    a.price_per_night - b.price_per_night ||
    compareByNumber(a, b);
}

function compareByNumber<R extends RecommendableRoom>(a: R, b: R): number {
  return compareRoomNumbers(a.room_number, b.room_number);
}

/** Every way to give each place one of its candidates without using a room twice. */
function choices<R>(places: readonly (readonly R[])[]): R[][] {
  return places.reduce<R[][]>(
    (chosen, candidates) =>
      chosen.flatMap((rooms) =>
        candidates.filter((room) => !rooms.includes(room)).map((room) => rooms.concat([room])),
      ),
    [[]],
  );
}

/** One entry per set of rooms, in whatever order its rooms were chosen. */
function distinctSets<R extends RecommendableRoom>(choicesOfRooms: readonly R[][]): R[][] {
  const sets = new Map<string, R[]>();
  for (const rooms of choicesOfRooms) {
    const set = rooms.toSorted(compareByNumber);
    sets.set(set.map(({ id }) => id).join(' '), set);
  }
  return [...sets.values()];
}

/**
 * Compares sets: those for everybody first, then by total price, then by room numbers, so that ties
 * have the same order on every visit.
 */
function compareSets<R extends RecommendableRoom>(
  a: readonly R[],
  b: readonly R[],
  isRestricted: IsRestricted<R>,
): number {
  const byRestriction = a.filter(isRestricted).length - b.filter(isRestricted).length;
  if (byRestriction !== 0) return byRestriction;
  const byPrice = toCents(nightlyTotal(a)) - toCents(nightlyTotal(b));
  if (byPrice !== 0) return byPrice;
  for (const [index, room] of a.entries()) {
    const other = b[index];
    const byNumber = other === undefined ? 0 : compareByNumber(room, other);
    if (byNumber !== 0) return byNumber;
  }
  return 0;
}

/**
 * The best sets of rooms for one split. A set can hold the shares exactly when its largest room
 * holds the largest share, its second largest room the second share, and so on.
 *
 * The result is exact although it looks at few rooms: if a set uses, for some share, a room that is
 * not among the first (wanted + places - 1) that hold it, then `wanted` other sets are better, each
 * with an earlier room in its place, which is unrestricted instead of restricted, or cheaper. This
 * makes it O(n log n) in the number of rooms, instead of trying all triples.
 */
function bestSets<R extends RecommendableRoom>({
  sortedRooms,
  isRestricted,
  shares,
  wanted,
}: {
  sortedRooms: readonly R[];
  isRestricted: IsRestricted<R>;
  shares: readonly number[];
  wanted: number;
}): R[][] {
  const candidateCount = wanted + shares.length - 1;
  const places = shares.map((share) =>
    sortedRooms.filter(({ max_guests }) => max_guests >= share).slice(0, candidateCount),
  );
  return distinctSets(choices(places))
    .toSorted((a, b) => compareSets(a, b, isRestricted))
    .slice(0, wanted);
}

function recommendation<R extends RecommendableRoom>(
  rooms: readonly R[],
  { rule, shares }: { rule: SplitRule; shares: readonly number[] },
): Recommendation<R> {
  const largestFirst = rooms.toSorted((a, b) => b.max_guests - a.max_guests);
  return {
    rooms: largestFirst.map((room, place) => ({ room, guests: shares[place] ?? 0 })),
    nightlyTotal: nightlyTotal(rooms),
    score: rule.score,
    label: rule.label,
  };
}

/**
 * The six best combinations of one, two or three rooms for a number of guests: score descending,
 * then total price ascending, then room numbers. Takes the rooms that are free for the stay, in any
 * order, and which of them are restricted (a women-only dormitory): among combinations with the
 * same score, those without such a room come first. Returns one entry per set of rooms and no split
 * that would leave a room empty. Returns [] when nothing fits or `guests` is no positive integer.
 * The number of nights does not affect the order; `partyPrice` gives the total of a stay
 * (decisions.md, Booking form: Recommendations).
 */
export function recommendRooms<R extends RecommendableRoom>({
  rooms,
  guests,
  isRestricted = () => false,
}: {
  rooms: readonly R[];
  guests: number;
  isRestricted?: IsRestricted<R>;
}): Recommendation<R>[] {
  if (!Number.isInteger(guests) || guests < 1) return [];
  const sortedRooms = rooms.toSorted(compareRooms(isRestricted));
  const best: Recommendation<R>[] = [];
  for (const rule of SPLIT_RULES) {
    const shares = rule.shares(guests);
    const wanted = MAX_RECOMMENDATIONS - best.length;
    if (wanted === 0 || shares.includes(0)) continue;
    const sets = bestSets({ sortedRooms, isRestricted, shares, wanted });
    best.push(...sets.map((set) => recommendation(set, { rule, shares })));
  }
  return best;
}
