/** Sets of rooms for a party too large for the recommendations (SUGG-02, SUGG-03). */
import { fromCents, toCents } from '../basics/money.ts';
import type { RecommendableRoom } from './recommendations.ts';
import type { RoomSelection } from '../request/room-assignment.ts';
import { isDormitory } from '../room/dormitory.ts';
import { compareRoomNumbers } from '../room/room-number.ts';
import { bestHoldingSet, type RoomCost } from './room-set-search.ts';

/** Why a set is proposed: it is the best one by this criterion. */
export type RoomSetKind = 'fewest-rooms' | 'lowest-price' | 'couples' | 'smaller-groups';

/** A set of rooms that holds a party, with the figures to show. */
export interface RoomSet<R = RecommendableRoom> {
  kind: RoomSetKind;
  /** The rooms with the guests placed in each, the largest first. */
  rooms: RoomSelection<R>[];
  /** EUR for the whole stay, all rooms. */
  total: number;
  /** How many guests the rooms hold, which may be more than the party. */
  places: number;
  restrictedCount: number;
  coupleCount: number;
  /** Whether no other set that holds the party costs less. */
  isCheapest: boolean;
}

export interface Party<R> {
  /** The rooms that are free for the stay, in any order. */
  rooms: readonly R[];
  guests: number;
  /** EUR for the whole stay in a room. */
  priceOf: (room: R) => number;
  /** Whether a room is not for everybody (a women-only dormitory). */
  isRestricted: (room: R) => boolean;
  /** Whether a room has one double bed and holds two guests. */
  isForCouple: (room: R) => boolean;
}

/** How many couple rooms the set for couples has, if there are as many. */
const COUPLE_ROOMS = 2;

function compareRooms<R extends RecommendableRoom>(a: R, b: R): number {
  return b.max_guests - a.max_guests || compareRoomNumbers(a.room_number, b.room_number);
}

/** Places the guests: empty places are left in the largest rooms, at least one guest in each. */
function withGuests<R extends RecommendableRoom>(
  rooms: readonly R[],
  guests: number,
): RoomSelection<R>[] {
  let spare = placesIn(rooms) - guests;
  return rooms.toSorted(compareRooms).map((room) => {
    const left = Math.min(spare, room.max_guests - 1);
    spare -= left;
    return { room, guests: room.max_guests - left };
  });
}

function placesIn(rooms: readonly RecommendableRoom[]): number {
  return rooms.reduce((sum, { max_guests }) => sum + max_guests, 0);
}

function placesInDormitories(rooms: readonly RecommendableRoom[]): number {
  return placesIn(rooms.filter(isDormitory));
}

/**
 * The best set of each kind, in the order in which they are shown:
 *
 * - fewest rooms, then fewest places to spare, then the lowest price;
 * - the lowest price, whatever the rooms;
 * - two rooms for couples (one where there is only one), then as the first kind;
 * - the fewest places in rooms of more than four, then fewest rooms, then the lowest price.
 *
 * All but the second use a restricted room only if there is no other way. Each set is listed once,
 * under its first kind; the set for smaller groups is left out unless it has fewer places in
 * dormitories than the first. Empty when the rooms do not hold the party, or `guests` is no
 * positive integer.
 */
export function roomSets<R extends RecommendableRoom>(party: Party<R>): RoomSet<R>[] {
  const { guests, priceOf, isRestricted, isForCouple } = party;
  if (!Number.isInteger(guests) || guests < 1) return [];
  const rooms = party.rooms.toSorted(compareRooms);
  const centsOf = (room: R) => toCents(priceOf(room));
  const restriction = (room: R) => Number(isRestricted(room));
  const best = (among: readonly R[], places: number, costOf: (room: R) => RoomCost) =>
    bestHoldingSet({ rooms: among, guests: places, placesOf: (room) => room.max_guests, costOf });
  const fewRooms = (room: R) => [restriction(room), 1, room.max_guests, centsOf(room)];

  const fewest = best(rooms, guests, fewRooms);
  const cheapest = best(rooms, guests, (room) => [
    centsOf(room),
    restriction(room),
    1,
    room.max_guests,
  ]);
  if (fewest === null || cheapest === null) return [];
  const inSmallRooms = best(rooms, guests, (room) => [
    restriction(room),
    placesInDormitories([room]),
    1,
    centsOf(room),
    room.max_guests,
  ]);
  const lowest = centsIn(cheapest);
  const isSmaller =
    inSmallRooms !== null && placesInDormitories(inSmallRooms) < placesInDormitories(fewest);
  const found: [RoomSetKind, R[] | null][] = [
    ['fewest-rooms', fewest],
    ['lowest-price', cheapest],
    ['couples', withCoupleRooms()],
    ['smaller-groups', isSmaller ? inSmallRooms : null],
  ];
  const listed = new Set<string>();
  return found.flatMap(([kind, set]) => {
    const key =
      set
        ?.map(({ id }) => id)
        .toSorted()
        .join(' ') ?? '';
    if (set === null || listed.has(key)) return [];
    listed.add(key);
    return [described(kind, set)];
  });

  function centsIn(set: readonly R[]): number {
    return set.reduce((sum, room) => sum + centsOf(room), 0);
  }

  /**
   * Couple rooms differ only in price, so it takes the cheapest ones and the best set for the rest.
   */
  function withCoupleRooms(): R[] | null {
    const own = rooms
      .filter((room) => isForCouple(room) && !isRestricted(room))
      .toSorted((a, b) => centsOf(a) - centsOf(b))
      .slice(0, COUPLE_ROOMS);
    if (own.length === 0 || guests < placesIn(own)) return null;
    const others = rooms.filter((room) => !own.includes(room));
    const rest = best(others, guests - placesIn(own), fewRooms);
    return rest && [...own, ...rest];
  }

  function described(kind: RoomSetKind, set: R[]): RoomSet<R> {
    const cents = centsIn(set);
    return {
      kind,
      rooms: withGuests(set, guests),
      total: fromCents(cents),
      places: placesIn(set),
      restrictedCount: set.filter(isRestricted).length,
      coupleCount: set.filter(isForCouple).length,
      isCheapest: cents === lowest,
    };
  }
}
