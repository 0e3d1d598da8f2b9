/**
 * Moving a stay in the availability grid (DESK-07). Stays and closed days are indexed by room once,
 * when the stay is picked up, so that judging a place is fast.
 */
import { groupedByRoom } from '../availability/availability-grid.ts';
import type { Day, DayRange } from '../calendar/dates.ts';
import { earliestCheckIn } from '../new-stay/booking-dates.ts';
import type { ClosedDay, DeskRoom, DeskStay } from '../new-stay/rooms.ts';
import { hasSlept } from '../stay/ended-stay.ts';
import { isLive } from '../availability/occupied-nights.ts';

/** A stay with the columns that a move needs; total_price in EUR. */
export interface MovableStay extends DeskStay {
  number_of_guests: number;
  total_price: number;
  updated_at: string;
  group_reference: string | null;
}

/** The current or possible place of a stay; half-open, as the guest leaves on `checkOut`. */
export interface StayPlace {
  roomId: string;
  checkIn: Day;
  checkOut: Day;
  /** In another room only from today on, keeping the nights before; only for guests in house. */
  isFromToday: boolean;
}

interface RoomSchedule<Room, Stay> {
  room: Room;
  /** The live stays except the one that moves, by check-in. */
  stays: readonly Stay[];
  closed: ReadonlySet<Day>;
}

export interface MoveData<
  Room extends DeskRoom = DeskRoom,
  Stay extends MovableStay = MovableStay,
> {
  stay: Stay;
  schedules: ReadonlyMap<string, RoomSchedule<Room, Stay>>;
  today: Day;
  /** The nights that have been read, half-open: the stay cannot move beyond them. */
  limits: DayRange;
}

interface MoveQuestion<Room extends DeskRoom, Stay extends MovableStay> {
  stay: Stay;
  rooms: readonly Room[];
  stays: readonly Stay[];
  closedDays: readonly ClosedDay[];
  today: Day;
  limits: DayRange;
}

/** Indexes stays and closed days by room for a stay that is picked up. */
export function dataForMove<Room extends DeskRoom, Stay extends MovableStay>({
  stay,
  rooms,
  stays,
  closedDays,
  today,
  limits,
}: MoveQuestion<Room, Stay>): MoveData<Room, Stay> {
  const staysOf = groupedByRoom(stays);
  const closedOf = groupedByRoom(closedDays);
  const schedules = rooms.map((room): [string, RoomSchedule<Room, Stay>] => [
    room.id,
    {
      room,
      stays: (staysOf.get(room.id) ?? [])
        .filter((other) => other.id !== stay.id && isLive(other))
        .toSorted((a, b) => (a.check_in_date < b.check_in_date ? -1 : 1)),
      closed: new Set((closedOf.get(room.id) ?? []).map(({ date }) => date)),
    },
  ]);
  return { stay, schedules: new Map(schedules), today, limits };
}

export function placeOfStay({ stay, today }: Pick<MoveData, 'stay' | 'today'>): StayPlace {
  return {
    roomId: stay.room_id,
    checkIn: stay.check_in_date,
    checkOut: stay.check_out_date,
    isFromToday: canMoveToday(stay, today),
  };
}

/** Whether the guest is in house, so that the check-in can no longer change. */
export function isInHouse({ status }: Pick<MovableStay, 'status'>): boolean {
  return status === 'checked_in';
}

/** Whether a guest in house can go on in another room from today, after some night and for some. */
export function canMoveToday(stay: MovableStay, today: Day): boolean {
  return hasSlept(stay, today) && today < stay.check_out_date;
}

/**
 * Whether a place splits the stay into two bookings: another room, only from today on (DESK-09).
 */
export function isSplit(data: MoveData, place: StayPlace): boolean {
  return (
    place.isFromToday && place.roomId !== data.stay.room_id && canMoveToday(data.stay, data.today)
  );
}

export function isSamePlace(a: StayPlace, b: StayPlace): boolean {
  return a.roomId === b.roomId && a.checkIn === b.checkIn && a.checkOut === b.checkOut;
}

/** How far a stay can be moved: one month back from today, and within the days that are read. */
export function moveLimits(
  stay: MovableStay,
  { known, today }: { known: DayRange; today: Day },
): DayRange {
  const monthBack = earliestCheckIn(today);
  const from = known.from < monthBack ? monthBack : known.from;
  return {
    from: stay.check_in_date < from ? stay.check_in_date : from,
    to: stay.check_out_date > known.to ? stay.check_out_date : known.to,
  };
}
