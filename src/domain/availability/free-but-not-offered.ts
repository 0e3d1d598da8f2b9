/** The free rooms that the availability rule 'stated' keeps the form from offering. */
import type { RoomDay } from './occupied-nights.ts';
import { availableRooms, type RequestedStay } from './availability-rule.ts';

/**
 * The rooms that are free on every requested night, by actual overlap and by the blocked days, but
 * are not among the offers. Takes the active rooms, those the form offers, the ids of the rooms
 * whose stays actually overlap, and the availability of the nights; keeps the order of `rooms`.
 */
export function freeRoomsNotOffered<R extends { id: string }>({
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
