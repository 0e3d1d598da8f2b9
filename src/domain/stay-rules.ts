/** The shortest stay and the days without arrivals, by the day of arrival (RATE-02). */
import { addDays, type Day, daysBetween, eachDay, type DayRange } from './dates';

/** A `stay_rules` row. */
export interface StayRule {
  /** null: the whole house. */
  room_id: string | null;
  /** The first day of arrival it counts for. */
  from_date: Day;
  /** The last one; it counts, too. */
  until_date: Day;
  /** 1: no minimum. */
  min_nights: number;
  closed_to_arrival: boolean;
}

/** The longest minimum that can be set; no guest can ask for more nights (HS023). */
export const MAX_MIN_NIGHTS = 30;

/** What holds for who arrives on a day. */
export interface ArrivalTerms {
  /** 1 where there is no minimum. */
  minNights: number;
  /** Nobody arrives on this day. */
  isClosed: boolean;
}

/** Why nobody can arrive like that. */
export type ArrivalRefusal =
  { kind: 'closed' } | { kind: 'short'; minNights: number; earliestCheckOut: Day };

interface RuledRooms {
  rules: readonly StayRule[];
  /** The rooms of the request: rules of other rooms do not count. None chosen yet: the house's alone. */
  roomIds: readonly string[];
}

/** What holds for an arrival in all of these rooms together: the strictest of house and rooms (RATE-02). */
export function arrivalTerms({ rules, roomIds, day }: RuledRooms & { day: Day }): ArrivalTerms {
  const counting = rules.filter(
    ({ room_id, from_date, until_date }) =>
      from_date <= day && day <= until_date && (room_id === null || roomIds.includes(room_id)),
  );
  return {
    minNights: Math.max(1, ...counting.map(({ min_nights }) => min_nights)),
    isClosed: counting.some(({ closed_to_arrival }) => closed_to_arrival),
  };
}

/**
 * What holds for an arrival in whichever of these rooms makes it easiest, for who chooses days before rooms:
 * closed where every room is, and the shortest minimum of the rooms that are not.
 */
export function easiestTerms({ rules, roomIds, day }: RuledRooms & { day: Day }): ArrivalTerms {
  const ofHouse = arrivalTerms({ rules, roomIds: [], day });
  const open = roomIds
    .map((id) => arrivalTerms({ rules, roomIds: [id], day }))
    .filter(({ isClosed }) => !isClosed);
  if (roomIds.length === 0) return ofHouse;
  if (open.length === 0) return { ...ofHouse, isClosed: true };
  return { minNights: Math.min(...open.map(({ minNights }) => minNights)), isClosed: false };
}

/**
 * Why a stay in all of these rooms is refused, or null. A day without arrivals comes first, as in the
 * database (`private.check_stay_rules`: HS016, then HS015). Staff are not bound (RATE-02).
 */
export function arrivalRefusal({
  rules,
  roomIds,
  checkIn,
  checkOut,
}: RuledRooms & { checkIn: Day; checkOut: Day }): ArrivalRefusal | null {
  return refusalUnder(arrivalTerms({ rules, roomIds, day: checkIn }), { checkIn, checkOut });
}

/** Why terms refuse a stay, or null. */
export function refusalUnder(
  { minNights, isClosed }: ArrivalTerms,
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
): ArrivalRefusal | null {
  if (isClosed) return { kind: 'closed' };
  if (daysBetween({ from: checkIn, to: checkOut }) >= minNights) return null;
  return { kind: 'short', minNights, earliestCheckOut: addDays(checkIn, minNights) };
}

/** For calendars: the days of a range with a minimum above one night, and its nights (RATE-02). */
export function minimumNightsByDay({
  range,
  ...rooms
}: RuledRooms & { range: DayRange }): Map<Day, number> {
  const days = eachDay(range).map((day): [Day, number] => [
    day,
    arrivalTerms({ ...rooms, day }).minNights,
  ]);
  return new Map(days.filter(([, minNights]) => minNights > 1));
}

/** For calendars: the days of a range on which nobody arrives (RATE-02). */
export function closedArrivals({ range, ...rooms }: RuledRooms & { range: DayRange }): Set<Day> {
  return new Set(eachDay(range).filter((day) => arrivalTerms({ ...rooms, day }).isClosed));
}
