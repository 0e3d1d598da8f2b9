/** Minimum stays and days without arrivals, by the day of arrival (RATE-02). */
import { addDays, type Day, daysBetween } from '../calendar/dates.ts';

/** A `stay_rules` row. */
export interface StayRule {
  /** Null for a rule of all rooms. */
  room_id: string | null;
  from_date: Day;
  until_date: Day;
  /** 1: no minimum. */
  min_nights: number;
  closed_to_arrival: boolean;
}

/** The longest minimum that can be set; no guest can ask for more nights (HS023). */
export const MAX_MIN_NIGHTS = 30;

export interface ArrivalTerms {
  /** 1 where there is no minimum. */
  minNights: number;
  /** Whether arrivals on this day are not possible. */
  isClosed: boolean;
}

export type ArrivalRefusal =
  { kind: 'closed' } | { kind: 'short'; minNights: number; earliestCheckOut: Day };

interface RuledRooms {
  rules: readonly StayRule[];
  /** The rooms of the request, whose own rules count too; while empty, only rules of all rooms. */
  roomIds: readonly string[];
}

/** The rules for an arrival in all of these rooms together: the strictest ones count. */
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
 * The rules for an arrival in the least strict of these rooms, for guests who choose days before
 * rooms: closed only if every room is, and the shortest minimum of the rooms that are not.
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
 * Why a stay in all of these rooms is refused, or null. A day without arrivals is checked first, as
 * in the database (`private.check_stay_rules`: HS016, then HS015). Staff may ignore it.
 */
export function arrivalRefusal({
  rules,
  roomIds,
  checkIn,
  checkOut,
}: RuledRooms & { checkIn: Day; checkOut: Day }): ArrivalRefusal | null {
  return refusalUnder(arrivalTerms({ rules, roomIds, day: checkIn }), { checkIn, checkOut });
}

/** Why a stay is refused under some rules, or null. */
export function refusalUnder(
  { minNights, isClosed }: ArrivalTerms,
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
): ArrivalRefusal | null {
  if (isClosed) return { kind: 'closed' };
  if (daysBetween({ from: checkIn, to: checkOut }) >= minNights) return null;
  return { kind: 'short', minNights, earliestCheckOut: addDays(checkIn, minNights) };
}
