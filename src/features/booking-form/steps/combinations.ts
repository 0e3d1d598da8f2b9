import { inPortuguese } from '@/domain/translated-room';
import { isWomenOnly } from '@/domain/women-only';
import { type Dispatch, useLayoutEffect } from 'react';
import type { ChosenRooms, OfferedRoom, RoomChoice } from '../state/room-choice';

/** The house says so in Portuguese words. */
export const isRestricted = (room: OfferedRoom) => isWomenOnly(inPortuguese(room));

/** Names a combination by its rooms and the guests in each, in whatever order. */
export const keyOf = (selection: ChosenRooms) =>
  selection
    .map(({ room, guests }) => `${room.id} ${guests}`)
    .toSorted()
    .join(', ');

interface ChoiceAhead extends Pick<RoomChoice, 'recommendedBy'> {
  /** What is offered, the best first. */
  best: readonly { rooms: ChosenRooms }[];
  selection: ChosenRooms;
  onSuggest: Dispatch<ChosenRooms>;
}

/** Chooses ahead, while the guest has not: the first of what everybody may take. */
export function useChoiceAhead({ best, selection, recommendedBy, onSuggest }: ChoiceAhead): void {
  // Who a room is not for, the form does not know: it never chooses one for women only.
  const suggested = best.find(({ rooms }) => !rooms.some(({ room }) => isRestricted(room)));
  // Before the first paint, so that the summary does not begin by missing somebody.
  useLayoutEffect(() => {
    const isOpen = recommendedBy === 'nobody' && selection.length === 0;
    if (isOpen && suggested) onSuggest(suggested.rooms);
  }, [recommendedBy, selection, suggested, onSuggest]);
}
