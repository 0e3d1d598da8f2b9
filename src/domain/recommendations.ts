/** The smart room recommendations of step 3 (CONST-REC-01 to CONST-REC-11). */
import * as t from '@messages/recommendations';
import { toCents } from './money';
import type { RoomSelection, SelectableRoom } from './room-assignment';
import { compareRoomNumbers } from './room-number';
import { nightlyTotal } from './room-pricing';

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

/** From the best score to the least, which is also from one room to three. */
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

/** Tells the rooms that not everybody may take. */
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

/** Every way to give each place one of its candidates, no room twice. */
function choices<R>(places: readonly (readonly R[])[]): R[][] {
  return places.reduce<R[][]>(
    (chosen, candidates) =>
      chosen.flatMap((rooms) =>
        candidates.filter((room) => !rooms.includes(room)).map((room) => rooms.concat([room])),
      ),
    [[]],
  );
}

/** One entry per set of rooms, however many ways its places can be filled. */
function distinctSets<R extends RecommendableRoom>(choicesOfRooms: readonly R[][]): R[][] {
  const sets = new Map<string, R[]>();
  for (const rooms of choicesOfRooms) {
    const set = rooms.toSorted(compareByNumber);
    sets.set(set.map(({ id }) => id).join(' '), set);
  }
  return [...sets.values()];
}

/**
 * Sets that anybody may take first, then by total price, then by room numbers, so that ties keep
 * their order from one visit to the next.
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
 * The best sets of rooms for one split. Some assignment of the shares to the rooms fits exactly
 * when the largest share fits the largest room, and so on down.
 *
 * Exact although it looks at few rooms: a set holding, for some share, a room beyond the
 * (wanted + places - 1) first that fit it is beaten by `wanted` other sets, each with an earlier
 * room in its stead: one restricted room less, or a cheaper one of its kind. Hence O(n log n) for any size of house, instead of all triples.
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
 * order, and which of them not everybody may take (a women-only dormitory): among combinations of
 * one score, those without such a room come first. Gives one entry per set of rooms; a split that would leave a room empty is no combination.
 * Empty when nothing fits or the number is not a whole one of at least 1. Nights do not matter for
 * the order; `partyPrice` gives the total of a stay (decisions.md, Booking form: Recommendations).
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
