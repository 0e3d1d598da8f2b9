/** The rooms proposed to a party for a stay: a recommendation, or a set of more rooms (SUGG-01). */
import { bedCount } from '../room/bed-count.ts';
import { sumEuros } from '../basics/money.ts';
import { recommendRooms, type RecommendableRoom } from './recommendations.ts';
import type { RoomSelection } from '../request/room-assignment.ts';
import { type Party, roomSets } from './room-sets.ts';

export interface PartyProposal<R> {
  /** The rooms with the guests placed in each, the largest first. */
  rooms: RoomSelection<R>[];
  /** EUR for the whole stay, all rooms. */
  total: number;
}

/**
 * The first recommendation, otherwise the set with the fewest rooms; choices without restricted
 * rooms always come first. Null when the rooms do not hold the party.
 */
export function partyProposal<R extends RecommendableRoom>(
  party: Party<R>,
): PartyProposal<R> | null {
  const { rooms, guests, priceOf, isRestricted } = party;
  if (bedCount(rooms) < guests) return null;
  const stated = recommendRooms({ rooms, guests, isRestricted }).map((entry) => entry.rooms);
  const isForAll = (choice: readonly RoomSelection<R>[]) =>
    !choice.some(({ room }) => isRestricted(room));
  const best = stated.find(isForAll) ?? setForAll() ?? stated[0] ?? setOf(() => true);
  return best && { rooms: best, total: sumEuros(best.map(({ room }) => priceOf(room))) };

  function setForAll() {
    return setOf(isForAll);
  }

  function setOf(isWanted: (choice: readonly RoomSelection<R>[]) => boolean) {
    return roomSets(party).find((set) => isWanted(set.rooms))?.rooms ?? null;
  }
}
