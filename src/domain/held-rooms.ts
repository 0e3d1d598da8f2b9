/** The rooms that the stated availability rule keeps from the form although they are free. */
import type { RoomDay } from './occupancy';
import { availableRooms, type RequestedStay } from './room-availability';

/**
 * The rooms free on every night asked for, by true overlap and by the blocked days, that are not
 * among the offers. Takes the active rooms, what the form offers of them, the ids of the rooms whose
 * stays truly overlap, and the availability of the nights; gives them in the order of `rooms`.
 */
export function heldRooms<R extends { id: string }>({
  rooms,
  offers,
  takenRoomIds,
  availability,
  requested,
}: {
  rooms: readonly R[];
  offers: readonly R[];
  takenRoomIds: Iterable<string>;
  availability: readonly RoomDay[];
  requested: RequestedStay;
}): R[] {
  const offered = new Set(offers.map(({ id }) => id));
  return availableRooms({ rooms, takenRoomIds, availability, requested }).filter(
    ({ id }) => !offered.has(id),
  );
}
