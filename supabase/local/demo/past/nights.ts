import { addDays, type Day } from '../../../../src/domain/calendar/dates.ts';
import type { PlacedStay } from '../booking-history.ts';
import { visitorWindowStart } from '../moments.ts';
import { roomNumbers } from '../rooms.ts';
import { OPEN_ROOM_STAYS } from '../stays-open-rooms.ts';
import type { Chance } from './chance.ts';
import type { PastDay } from './season.ts';

/** Nights in a row that somebody has a room. */
export interface TakenNights {
  room: string;
  /** The first of them, counted from the first of the past. */
  first: number;
  nights: number;
}

const LENGTHS = [
  [1, 20],
  [2, 32],
  [3, 25],
  [4, 13],
  [5, 6],
  [6, 2],
  [7, 2],
] as const;

/** Taken less often than the small rooms, 3 times to their 4. */
const DORMITORIES = new Set(['7', '8', '9', '13']);

/** Works in one room, for a week of the last March that is over. */
const CLOSED = { room: '11', day: '03-10', nights: 7 };

const OPEN_ROOMS = new Set(OPEN_ROOM_STAYS.map(({ room }) => room));

/** How full the other rooms get, at most, on nights for which the open rooms are left out. */
const MAX_OCCUPANCY = 0.9;

/** The days of one room: which nights are taken, counted from the first of the past. */
interface RoomNights {
  room: string;
  isTaken: boolean[];
  /** From this night on, the room gets no invented stay. */
  end: number;
}

/** Who had which room in the past, night for night, around the stays that the house has anyway. */
export function takenNights(
  chance: Chance,
  { today, past, others }: { today: Day; past: readonly PastDay[]; others: readonly PlacedStay[] },
): { stays: TakenNights[]; closed: { room: string; days: Day[] } } {
  const days = past.map(({ day }) => day);
  const rooms = freeRooms({ today, days, others });
  const closed = close(rooms, days, today);
  const stays: TakenNights[] = [];
  // Room nights still to fill: a fraction, or an excess below 0, is carried over to the next night.
  let owed = 0;
  for (const [night, { taken: share }] of past.entries()) {
    const offered = rooms.filter(({ end }) => night < end).length;
    owed += Math.min(rooms.length * share, offered * (offered < rooms.length ? MAX_OCCUPANCY : 1));
    owed -= rooms.filter(({ isTaken }) => isTaken[night]).length;
    let free = rooms.filter(({ isTaken, end }) => isTaken[night] !== true && night < end);
    while (owed >= 0.5 && free.length > 0) {
      const room = chance.weigh(
        free.map((each) => [each, DORMITORIES.has(each.room) ? 3 : 4] as const),
      );
      const nights = Math.min(chance.weigh(LENGTHS), freeFrom(room, night));
      room.isTaken.fill(true, night, night + nights);
      stays.push({ room: room.room, first: night, nights });
      free = free.filter((each) => each !== room);
      owed -= 1;
    }
    owed = Math.min(owed, 1);
  }
  return { stays, closed };
}

/**
 * The rooms with the nights that the listed stays take. Invented stays end by yesterday, so that
 * today has listed stays only; in the open rooms they end before the days that visitors can see.
 */
function freeRooms({
  today,
  days,
  others,
}: {
  today: Day;
  days: readonly Day[];
  others: readonly PlacedStay[];
}): RoomNights[] {
  const lastMorning = {
    open: addDays(visitorWindowStart(today), -1),
    used: addDays(today, -1),
  };
  return roomNumbers().map((room) => {
    const stays = others.filter(({ stay }) => stay.room === room && stay.status !== 'cancelled');
    return {
      room,
      isTaken: days.map((day) =>
        stays.some(({ checkIn, checkOut }) => checkIn <= day && day < checkOut),
      ),
      end: days.indexOf(OPEN_ROOMS.has(room) ? lastMorning.open : lastMorning.used),
    };
  });
}

function freeFrom({ isTaken, end }: RoomNights, night: number): number {
  let free = 0;
  while (night + free < end && isTaken[night + free] !== true) free += 1;
  return free;
}

/** Closes a room for a week in which nobody has it, from about the tenth of March. */
function close(
  rooms: readonly RoomNights[],
  days: readonly Day[],
  today: Day,
): { room: string; days: Day[] } {
  const { room, day, nights } = CLOSED;
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) > '03' ? 0 : 1);
  const place = rooms.find((each) => each.room === room);
  const first = days.findIndex(
    (each, night) =>
      each >= `${year}-${day}` && place !== undefined && freeFrom(place, night) >= nights,
  );
  if (place === undefined || first < 0) return { room, days: [] };
  place.isTaken.fill(true, first, first + nights);
  return { room, days: days.slice(first, first + nights) };
}
