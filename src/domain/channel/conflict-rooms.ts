/** Where the two stays of a conflict could sleep instead (CHAN-04). */
import type { ForeignStay } from './conflict.ts';
import type { Day, DayRange } from '../calendar/dates.ts';
import { roomOffers, type ClosedDay, type DeskRoom } from '../new-stay/rooms.ts';
import { foldName } from '../basics/fold-name.ts';
import { compareRoomNumbers } from '../room/room-number.ts';
import { canMoveToday, dataForMove, type MovableStay } from '../stay-move/stay-move.ts';
import { judgeSwap } from '../stay-move/swap.ts';
import { isWomenOnly } from '../room/women-only.ts';

export interface HouseRoom extends DeskRoom {
  is_active: boolean;
  features: readonly string[];
}

export interface ConflictHouse<
  Room extends HouseRoom = HouseRoom,
  Stay extends MovableStay = MovableStay,
> {
  rooms: readonly Room[];
  stays: readonly Stay[];
  closedDays: readonly ClosedDay[];
  today: Day;
  /** The days that have been read, half-open: stays that reach beyond them are not offered. */
  known: DayRange;
}

/** At most so many stays are offered for a swap. */
const PARTNERS_AT_MOST = 4;

/**
 * The rooms that are free and open on all nights of the foreign stay, the most similar to the sold
 * room first. Platforms do not say how many guests come, so a full room must be assumed; the last
 * rooms of the list may be too small for that (`isRoomy`).
 */
export function roomsForForeign<Room extends HouseRoom>(
  foreign: ForeignStay,
  { rooms, stays, closedDays }: ConflictHouse<Room>,
): Room[] {
  const sold = rooms.find(({ id }) => id === foreign.roomId);
  const dates = { checkIn: foreign.starts, checkOut: foreign.ends };
  const moving = foreign.booking === null ? [] : [foreign.booking.id];
  return roomOffers({
    rooms: others(rooms, foreign.roomId),
    stays,
    closedDays,
    dates,
    guests: 0,
    moving,
  })
    .filter(({ inTheWay, closedDays: closed }) => inTheWay === null && closed.length === 0)
    .map(({ room }) => room)
    .toSorted(bySimilarity(sold, sold?.max_guests ?? 0));
}

/** Whether a room has at least as many beds as the sold one and is for the same guests. */
export function isRoomy(room: HouseRoom, sold: HouseRoom | undefined): boolean {
  if (sold === undefined) return true;
  return room.max_guests >= sold.max_guests && isWomenOnly(room) === isWomenOnly(sold);
}

/**
 * The rooms that are free, open and big enough on all nights of one of our stays, the most similar
 * first. None for a guest who has already slept in the room: such a stay must be split.
 */
export function roomsForOurs<Room extends HouseRoom>(
  stay: MovableStay,
  { rooms, stays, closedDays, today }: ConflictHouse<Room>,
): Room[] {
  if (canMoveToday(stay, today)) return [];
  const own = rooms.find(({ id }) => id === stay.room_id);
  const dates = { checkIn: stay.check_in_date, checkOut: stay.check_out_date };
  const guests = stay.number_of_guests;
  return roomOffers({
    rooms: others(rooms, stay.room_id),
    stays,
    closedDays,
    dates,
    guests,
    moving: [stay.id],
  })
    .filter(
      ({ inTheWay, closedDays: closed, missingBeds }) =>
        inTheWay === null && closed.length === 0 && missingBeds === 0,
    )
    .map(({ room }) => room)
    .toSorted(bySimilarity(own, guests));
}

/**
 * The stays that can swap rooms with one of ours so that the foreign stay gets its room: both fit
 * in the other's room, and the one that moves in has no nights in common with the foreign stay. At
 * most four, by room.
 */
export function swapPartners<Room extends HouseRoom, Stay extends MovableStay>(
  stay: Stay,
  foreign: ForeignStay,
  house: ConflictHouse<Room, Stay>,
): Stay[] {
  const { rooms, stays, closedDays, today, known } = house;
  const active = rooms.filter(({ id, is_active }) => is_active || id === stay.room_id);
  const lifted = dataForMove({ stay, rooms: active, stays, closedDays, today, limits: known });
  const numberOf = (id: string) => rooms.find((room) => room.id === id)?.room_number ?? '';
  return stays
    .filter(
      (other) =>
        !['cancelled', 'checked_out', 'completed'].includes(other.status) &&
        other.id !== foreign.booking?.id &&
        known.from <= other.check_in_date &&
        other.check_out_date <= known.to &&
        !(other.check_in_date < foreign.ends && other.check_out_date > foreign.starts) &&
        judgeSwap(lifted, other).kind === 'fits',
    )
    .toSorted((a, b) => compareRoomNumbers(numberOf(a.room_id), numberOf(b.room_id)))
    .slice(0, PARTNERS_AT_MOST);
}

function others<Room extends HouseRoom>(rooms: readonly Room[], roomId: string): Room[] {
  return rooms.filter(({ id, is_active }) => is_active && id !== roomId);
}

/** Compares rooms by similarity: same guests, big enough, same kind, size and price come first. */
function bySimilarity(like: HouseRoom | undefined, beds: number) {
  const key = (room: HouseRoom): number[] =>
    like === undefined
      ? [0]
      : [
          Number(isWomenOnly(room) !== isWomenOnly(like)),
          Number(room.max_guests < beds),
          Number(kindOf(room) !== kindOf(like)),
          Math.abs(room.max_guests - like.max_guests),
          Math.abs(room.price_per_night - like.price_per_night),
        ];
  return (a: HouseRoom, b: HouseRoom): number => {
    const [ofA, ofB] = [key(a), key(b)];
    const place = ofA.findIndex((value, index) => value !== ofB[index]);
    if (place === -1) return compareRoomNumbers(a.room_number, b.room_number);
    return (ofA[place] ?? 0) - (ofB[place] ?? 0);
  };
}

/** 'dormitorio' for 'Dormitório Peixe': room names begin with the kind of room. */
function kindOf({ name }: Pick<HouseRoom, 'name'>): string {
  return foldName(name).trim().split(/\s+/)[0] ?? '';
}
