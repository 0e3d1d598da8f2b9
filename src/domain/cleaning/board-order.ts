import { compareRoomNumbers } from '../room/room-number.ts';
import { isFinished } from './room-state.ts';
import type { RoomState, RoomToday } from './rooms-today.ts';

/** The groups of the board in the order of work (CLEAN-02). */
export const ROOM_GROUPS = [
  { key: 'turnover', title: 'Primeiro: sai e entra hoje' },
  { key: 'departure', title: 'Sai hoje' },
  { key: 'arrival', title: 'Entra hoje' },
  { key: 'stay', title: 'Ficam' },
  { key: 'free', title: 'Livres' },
  { key: 'ready', title: 'Prontos' },
  { key: 'closed', title: 'Fora de serviço' },
] as const;
export type RoomGroup = (typeof ROOM_GROUPS)[number]['key'];

/** What today brings a room, whatever its state. */
export function dayOfRoom({
  leaving,
  left,
  arriving,
  staying,
}: RoomToday): 'turnover' | 'departure' | 'arrival' | 'stay' | 'free' {
  const isEmptied = leaving || left;
  if (isEmptied && arriving !== null) return 'turnover';
  if (staying !== null) return 'stay';
  if (isEmptied) return 'departure';
  return arriving === null ? 'free' : 'arrival';
}

/** The group of a room: what it needs first, or that it needs nothing more. */
export function groupOf(room: RoomToday): RoomGroup {
  if (room.outage !== null) return 'closed';
  const day = dayOfRoom(room);
  return isFinished(room.state) && (day === 'free' || day === 'arrival') ? 'ready' : day;
}

/** The ids of the rooms of each group, in the order of work. */
export type BoardLayout = readonly { key: RoomGroup; ids: readonly string[] }[];

/**
 * The groups that have rooms (CLEAN-02). In each the unfinished stand first, then who is expected
 * first, then the room number.
 */
export function boardLayout(rooms: readonly RoomToday[]): BoardLayout {
  return ROOM_GROUPS.map(({ key }) => ({
    key,
    ids: rooms
      .filter((room) => groupOf(room) === key)
      .toSorted(byWork)
      .map(({ id }) => id),
  })).filter(({ ids }) => ids.length > 0);
}

/** Behind every announced hour: who comes without one, and behind that who does not come. */
const NO_HOUR = '98:00';
const NOBODY = '99:00';

const hourOf = ({ arriving }: RoomToday) => (arriving === null ? NOBODY : (arriving.at ?? NO_HOUR));

function byWork(a: RoomToday, b: RoomToday): number {
  const done = Number(isFinished(a.state)) - Number(isFinished(b.state));
  if (done !== 0) return done;
  const [first, second] = [hourOf(a), hourOf(b)];
  if (first !== second) return first < second ? -1 : 1;
  return compareRoomNumbers(a.room_number, b.room_number);
}

/** How many rooms stand in each state; one out of service counts as that alone. */
export function stateCounts(rooms: readonly RoomToday[]): Record<RoomState | 'out', number> {
  const counts = { dirty: 0, cleaning: 0, clean: 0, inspected: 0, out: 0 };
  for (const { state, outage } of rooms) counts[outage === null ? state : 'out'] += 1;
  return counts;
}
