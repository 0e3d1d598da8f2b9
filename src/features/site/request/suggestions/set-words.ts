import { people } from '@messages/counts';
import * as t from '@messages/suggestions';
import { foldText } from '@/domain/basics/fold-text';
import type { RoomSet } from '@/domain/suggestion/room-sets';
import { inPortuguese } from '@/domain/room/translated-room';
import type { OfferedRoom } from '../state/room-choice';

/** What a set of rooms is, in few words (SUGG-03). */
export function setTitle({ kind, rooms, places, coupleCount }: RoomSet<OfferedRoom>): string {
  const count = rooms.length;
  switch (kind) {
    case 'lowest-price':
      return t.SET_TITLES.lowestPrice(count);
    case 'couples':
      return t.SET_TITLES.couples(count, coupleCount);
    case 'smaller-groups':
      return t.SET_TITLES.smallerGroups(count);
    case 'fewest-rooms':
      break;
  }
  return places === guestsIn(rooms)
    ? t.SET_TITLES.noSparePlaces(count)
    : t.SET_TITLES.fewestRooms(count);
}

/** Why a set of rooms is suggested, and how many of them not everybody may take. */
export function setReason(set: RoomSet<OfferedRoom>): string {
  const { kind, rooms, places, restrictedCount, isCheapest } = set;
  const { SET_REASONS } = t;
  const isForAll = restrictedCount === 0;
  const sentences = [
    kind === 'couples' && SET_REASONS.couples,
    kind === 'smaller-groups' && groupsReason(rooms),
    (kind === 'fewest-rooms' || kind === 'lowest-price') &&
      isForAll &&
      SET_REASONS.everybody(people(guestsIn(rooms)), places),
    !isForAll && SET_REASONS.womenOnly(restrictedCount),
    kind !== 'lowest-price' && isCheapest && SET_REASONS.alsoCheapest,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

function guestsIn(rooms: RoomSet<OfferedRoom>['rooms']): number {
  return rooms.reduce((sum, { guests }) => sum + guests, 0);
}

function groupsReason(rooms: RoomSet<OfferedRoom>['rooms']): string {
  const most = Math.max(...rooms.map(({ guests }) => guests));
  const others = rooms.map(({ guests }) => guests).filter((guests) => guests < most);
  if (others.length === 0) return t.SET_REASONS.alike(most);
  const rest = t.fromTo(Math.min(...others), Math.max(...others));
  const isInDormitory = rooms.every(({ room, guests }) => guests < most || isDormitory(room));
  return isInDormitory ? t.SET_REASONS.inDormitory(most, rest) : t.SET_REASONS.inRoom(most, rest);
}

/** Whether a room is a dormitory, which the house says in its Portuguese name. */
function isDormitory(room: OfferedRoom): boolean {
  return /\b(?:dormitorio|camarata)\b/.test(foldText(inPortuguese(room).name));
}
