/**
 * A stay that is moved in the availability grid: where it may go, and what that changes (DESK-07). What stands in
 * the house is put in order once, when the stay is lifted, so that a place is judged without a search.
 */
import { byRoom } from './availability-grid';
import { addDays, type Day, type DayRange } from './dates';
import type { ClosedDay, DeskRoom, DeskStay } from './desk-rooms';
import { isLive } from './occupancy';

/** A stay with what a move has to know of it; total_price in EUR. */
export interface MovableStay extends DeskStay {
  number_of_guests: number;
  total_price: number;
  updated_at: string;
  group_reference: string | null;
}

/** Where a stay stands, or would stand; check-out not slept. */
export interface StayPlace {
  roomId: string;
  checkIn: Day;
  checkOut: Day;
  /** In another room only from today on; the nights before stay where they were. Only of guests in the house. */
  isFromToday: boolean;
}

/** Staff may write what lies a month back (DESK-03). */
const DAYS_BACK = 31;

interface RoomBook<Room, Stay> {
  room: Room;
  /** Live stays but the one that moves, by check-in. */
  stays: readonly Stay[];
  closed: ReadonlySet<Day>;
}

/** The house as it is for one stay that moves. */
export interface MoveHouse<
  Room extends DeskRoom = DeskRoom,
  Stay extends MovableStay = MovableStay,
> {
  stay: Stay;
  books: ReadonlyMap<string, RoomBook<Room, Stay>>;
  today: Day;
  /** The nights that are known, half-open: beyond them nothing can be promised. */
  limits: DayRange;
}

interface HouseQuestion<Room extends DeskRoom, Stay extends MovableStay> {
  stay: Stay;
  rooms: readonly Room[];
  stays: readonly Stay[];
  closedDays: readonly ClosedDay[];
  today: Day;
  limits: DayRange;
}

/** Puts the house in order for a stay that is lifted. */
export function moveHouse<Room extends DeskRoom, Stay extends MovableStay>({
  stay,
  rooms,
  stays,
  closedDays,
  today,
  limits,
}: HouseQuestion<Room, Stay>): MoveHouse<Room, Stay> {
  const staysOf = byRoom(stays);
  const closedOf = byRoom(closedDays);
  const books = rooms.map((room): [string, RoomBook<Room, Stay>] => [
    room.id,
    {
      room,
      stays: (staysOf.get(room.id) ?? [])
        .filter((other) => other.id !== stay.id && isLive(other))
        .toSorted((a, b) => (a.check_in_date < b.check_in_date ? -1 : 1)),
      closed: new Set((closedOf.get(room.id) ?? []).map(({ date }) => date)),
    },
  ]);
  return { stay, books: new Map(books), today, limits };
}

/** Where the stay stands as stored. */
export function placeOfStay({ stay, today }: Pick<MoveHouse, 'stay' | 'today'>): StayPlace {
  return {
    roomId: stay.room_id,
    checkIn: stay.check_in_date,
    checkOut: stay.check_out_date,
    isFromToday: splitDay(stay, today) !== null,
  };
}

/** Whether the guest is in the house: the arrival is a fact, and cannot be moved. */
export function isInHouse({ status }: Pick<MovableStay, 'status'>): boolean {
  return status === 'checked_in';
}

/** The day from which a guest in the house can go on in another room; null when no night lies on either side. */
export function splitDay(stay: MovableStay, today: Day): Day | null {
  const isWithin = stay.check_in_date < today && today < stay.check_out_date;
  return isInHouse(stay) && isWithin ? today : null;
}

/** Whether a place makes two bookings of the stay: another room, from today on only (DESK-09). */
export function isSplit(house: MoveHouse, place: StayPlace): boolean {
  return (
    place.isFromToday &&
    place.roomId !== house.stay.room_id &&
    splitDay(house.stay, house.today) !== null
  );
}

/** Whether two places are the same room and nights. */
export function isSamePlace(a: StayPlace, b: StayPlace): boolean {
  return a.roomId === b.roomId && a.checkIn === b.checkIn && a.checkOut === b.checkOut;
}

/** How far a stay may be carried: a month back from today, and as far as is known. */
export function moveLimits(
  stay: MovableStay,
  { known, today }: { known: DayRange; today: Day },
): DayRange {
  const monthBack = addDays(today, -DAYS_BACK);
  const from = known.from < monthBack ? monthBack : known.from;
  return {
    from: stay.check_in_date < from ? stay.check_in_date : from,
    to: stay.check_out_date > known.to ? stay.check_out_date : known.to,
  };
}
