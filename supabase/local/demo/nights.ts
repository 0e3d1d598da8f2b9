import { addDays, type Day } from '../../../src/domain/calendar/dates.ts';
import { closedDays } from './availability.ts';
import type { DemoBooking } from './bookings.ts';
import type { Chance } from './chance.ts';
import { visitorWindowStart } from './moments.ts';
import { OPEN_ROOMS, ROOM_NUMBERS, roomOf } from './rooms.ts';
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

/** How full the other rooms get, at most, on nights for which the open rooms are left out. */
const MAX_OCCUPANCY = 0.9;

/** The days of one room: which nights are taken, counted from the first of the past. */
interface RoomNights {
  room: string;
  isTaken: boolean[];
  /** From this night on, the room gets no invented stay. */
  end: number;
}

interface House {
  today: Day;
  past: readonly PastDay[];
  /** The bookings that the house has anyway. */
  told: readonly DemoBooking[];
}

/** Who had which room in the past, night for night, around the bookings that are told. */
export function takenNights(chance: Chance, house: House): TakenNights[] {
  const rooms = ROOM_NUMBERS.map((room) => nightsOf(room, house));
  const stays: TakenNights[] = [];
  // Room nights still to fill: a fraction, or an excess below 0, is carried over to the next night.
  let owed = 0;
  for (const [night, { taken: share }] of house.past.entries()) {
    const offered = rooms.filter(({ end }) => night < end).length;
    owed += Math.min(rooms.length * share, offered * (offered < rooms.length ? MAX_OCCUPANCY : 1));
    owed -= rooms.filter(({ isTaken }) => isTaken[night]).length;
    let free = rooms.filter(({ isTaken, end }) => isTaken[night] !== true && night < end);
    while (owed >= 0.5 && free.length > 0) {
      // Dormitories are taken less often than the small rooms, 3 times to their 4.
      const room = chance.weigh(
        free.map((each) => [each, roomOf(each.room).beds > 4 ? 3 : 4] as const),
      );
      const nights = Math.min(chance.weigh(LENGTHS), freeFrom(room, night));
      room.isTaken.fill(true, night, night + nights);
      stays.push({ room: room.room, first: night, nights });
      free = free.filter((each) => each !== room);
      owed -= 1;
    }
    owed = Math.min(owed, 1);
  }
  return stays;
}

/**
 * The nights of a room that are taken or closed anyway. Invented stays end by yesterday, so that
 * today has told ones only; in the open rooms they end before the days that visitors can see.
 */
function nightsOf(room: string, { today, past, told }: House): RoomNights {
  const closed = closedDays(room, today);
  const stays = told.filter((each) => each.room === room && each.status !== 'cancelled');
  const lastMorning = addDays(OPEN_ROOMS.includes(room) ? visitorWindowStart(today) : today, -1);
  return {
    room,
    isTaken: past.map(
      ({ day }) =>
        closed.includes(day) ||
        stays.some(({ checkIn, checkOut }) => checkIn <= day && day < checkOut),
    ),
    end: past.findIndex(({ day }) => day === lastMorning),
  };
}

function freeFrom({ isTaken, end }: RoomNights, night: number): number {
  const next = isTaken.indexOf(true, night);
  return (next < 0 ? end : Math.min(next, end)) - night;
}
