import { inPortuguese } from '@/domain/room/translated-room';
import { isWomenOnly } from '@/domain/room/women-only';
import { type Dispatch, useLayoutEffect } from 'react';
import type { ChosenRooms, OfferedRoom, RoomChoiceState } from '../state/room-choice';

/** Whether a room is for women only, which the house says in its Portuguese words. */
export const isRestricted = (room: OfferedRoom) => isWomenOnly(inPortuguese(room));

/** Names a combination by its rooms and the guests in each, in whatever order. */
export const keyOf = (selection: ChosenRooms) =>
  selection
    .map(({ room, guests }) => `${room.id} ${guests}`)
    .toSorted()
    .join(', ');

interface ChoiceAhead extends Pick<RoomChoiceState, 'recommendedBy'> {
  /** What is offered, the best first. */
  best: readonly { rooms: ChosenRooms }[];
  selection: ChosenRooms;
  onSuggest: Dispatch<ChosenRooms>;
}

/** Chooses the first combination open to everybody while the guest has not chosen. */
export function useChoiceAhead({ best, selection, recommendedBy, onSuggest }: ChoiceAhead): void {
  // The form does not know who the guests are, so it never suggests a room for women only.
  const suggested = best.find(({ rooms }) => !rooms.some(({ room }) => isRestricted(room)));
  // Before the first paint, so that the summary does not begin by saying that guests have no place.
  useLayoutEffect(() => {
    const isOpen = recommendedBy === 'nobody' && selection.length === 0;
    if (isOpen && suggested) onSuggest(suggested.rooms);
  }, [recommendedBy, selection, suggested, onSuggest]);
}
