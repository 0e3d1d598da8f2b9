/** The occupancy of one night: what is taken, what is free (DAY-05). */
import { compareRoomNumbers } from '../room/room-number.ts';

export interface NightRoomRead {
  id: string;
  room_number: string;
  name: string;
  max_guests: number;
  booking_number: string | null;
  status: string | null;
  guests: number | null;
  is_blocked: boolean;
}

/** 'asked': held by a request that nobody has answered yet. */
export type NightState = 'taken' | 'asked' | 'blocked' | 'free';

/** The state of a room on a night. A stay wins over a block, because somebody sleeps there. */
export function nightState({ booking_number, status, is_blocked }: NightRoomRead): NightState {
  if (booking_number !== null) return status === 'pending' ? 'asked' : 'taken';
  return is_blocked ? 'blocked' : 'free';
}

/** The figures of a night; taken beds are the guests of taken rooms. */
export interface NightSum {
  rooms: number;
  takenRooms: number;
  beds: number;
  takenBeds: number;
  /** Room numbers, in order. */
  free: string[];
}

/** Adds up a night. A room held by an unanswered request is neither taken nor free. */
export function nightSum(rooms: readonly NightRoomRead[]): NightSum {
  const taken = rooms.filter((room) => nightState(room) === 'taken');
  return {
    rooms: rooms.length,
    takenRooms: taken.length,
    beds: rooms.reduce((sum, { max_guests }) => sum + max_guests, 0),
    takenBeds: taken.reduce((sum, { guests }) => sum + (guests ?? 0), 0),
    free: rooms
      .filter((room) => nightState(room) === 'free')
      .map(({ room_number }) => room_number)
      .toSorted(compareRoomNumbers),
  };
}

/** More free rooms than these are given as a count instead of by number. */
const NUMBERS_AT_MOST = 6;

/**
 * The parts of the sentence 'Esta noite: 11 de 13 quartos, 35 de 49 camas. Livres: 4 e 8'. `free`
 * is null where all rooms are free.
 */
export function nightSentence(sum: NightSum): {
  rooms: string;
  beds: string;
  free: { label: string; numbers: string } | null;
} {
  return {
    rooms: `${sum.takenRooms} de ${sum.rooms} quartos`,
    beds: `${sum.takenBeds} de ${sum.beds} camas`,
    free: sum.free.length === sum.rooms ? null : freeWords(sum.free),
  };
}

function freeWords(free: readonly string[]): { label: string; numbers: string } {
  if (free.length === 0) return { label: 'Livres:', numbers: 'nenhum' };
  if (free.length > NUMBERS_AT_MOST) return { label: 'Livres:', numbers: `${free.length} quartos` };
  const last = free.at(-1) ?? '';
  const numbers = free.length === 1 ? last : `${free.slice(0, -1).join(', ')} e ${last}`;
  return { label: free.length === 1 ? 'Livre:' : 'Livres:', numbers };
}
