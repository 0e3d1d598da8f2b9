/** Exact search for the best set of rooms that holds a party, for any number of rooms (SUGG-02). */

/** What a room adds to the cost of a set, in parts by priority; no part is negative. */
export type RoomCost = readonly number[];

interface HoldingSet<R> {
  rooms: readonly R[];
  guests: number;
  placesOf: (room: R) => number;
  costOf: (room: R) => RoomCost;
}

interface CostedRoom<R> {
  room: R;
  cost: RoomCost;
}

/**
 * The best set for a number of places: its last rooms, all of one size, and the set before them.
 */
interface Way<R> {
  cost: RoomCost;
  added: readonly CostedRoom<R>[];
  before: Way<R> | null;
}

function compareCosts(a: RoomCost, b: RoomCost): number {
  for (const [part, value] of a.entries()) {
    const difference = value - (b[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function addCosts(a: RoomCost, b: RoomCost): RoomCost {
  return a.map((value, part) => value + (b[part] ?? 0));
}

/**
 * The rooms grouped by places, the best of each size first. Of rooms of one size a best set always
 * uses the best ones, so the search only has to find how many of each size. More rooms of a size
 * than hold the whole party are never needed.
 */
function bestOfEachSize<R>({ rooms, guests, placesOf, costOf }: HoldingSet<R>) {
  const sizes = new Map<number, CostedRoom<R>[]>();
  for (const room of rooms) {
    const places = placesOf(room);
    if (places < 1) continue;
    const ofSize = sizes.get(places);
    const costed = { room, cost: costOf(room) };
    if (ofSize === undefined) sizes.set(places, [costed]);
    else ofSize.push(costed);
  }
  return [...sizes]
    .toSorted(([a], [b]) => b - a)
    .map(([places, ofSize]) => ({
      places,
      ofSize: ofSize
        .toSorted((a, b) => compareCosts(a.cost, b.cost))
        .slice(0, Math.ceil(guests / places)),
    }));
}

function keepBest<R>(ways: Map<number, Way<R>>, places: number, way: Way<R>): void {
  const known = ways.get(places);
  if (known === undefined || compareCosts(way.cost, known.cost) < 0) ways.set(places, way);
}

/** Extends each way by 0, 1, 2 … rooms of another size, until everybody has a place. */
function withSize<R>(
  ways: ReadonlyMap<number, Way<R>>,
  { places, ofSize, guests }: { places: number; ofSize: readonly CostedRoom<R>[]; guests: number },
): Map<number, Way<R>> {
  const longer = new Map(ways);
  for (const [reached, before] of ways) {
    let { cost } = before;
    for (const [index, room] of ofSize.entries()) {
      const held = reached + index * places;
      if (held >= guests) break;
      cost = addCosts(cost, room.cost);
      keepBest(longer, held + places, { cost, added: ofSize.slice(0, index + 1), before });
    }
  }
  return longer;
}

function roomsOf<R>(way: Way<R>): R[] {
  const rooms: R[] = [];
  for (let part: Way<R> | null = way; part !== null; part = part.before) {
    rooms.push(...part.added.map(({ room }) => room));
  }
  return rooms;
}

/**
 * The cheapest set of rooms that holds a party; null if all rooms together do not. Costs are added
 * part by part and compared from the first part on; equal rooms are used in the order given.
 *
 * It uses dynamic programming over the number of places. Branch and bound would find the same, but
 * might try almost all sets for unlucky prices; this takes at most the sum of n²/p steps for a
 * party of n and rooms of sizes p, whatever the prices.
 */
export function bestHoldingSet<R>(search: HoldingSet<R>): R[] | null {
  const { guests } = search;
  if (guests < 1) return [];
  const none = search.rooms.slice(0, 1).flatMap((room) => search.costOf(room).map(() => 0));
  let ways = new Map<number, Way<R>>([[0, { cost: none, added: [], before: null }]]);
  for (const size of bestOfEachSize(search)) ways = withSize(ways, { ...size, guests });
  let best: Way<R> | null = null;
  for (const [places, way] of ways) {
    if (places >= guests && (best === null || compareCosts(way.cost, best.cost) < 0)) best = way;
  }
  return best && roomsOf(best);
}
