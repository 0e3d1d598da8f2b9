/** Which rooms the booking form offers for a stay (BOOK-AVAIL-01, BOOK-AVAIL-02). */
import type { Day } from '../calendar/dates.ts';
import { isLive, type RoomDay, type RoomStay } from './occupied-nights.ts';

/** The values of the setting VITE_BOOKING_CONFLICT_RULE. */
export const CONFLICT_RULES = ['stated', 'overlap'] as const;
export type ConflictRule = (typeof CONFLICT_RULES)[number];

/** The dates a guest asks for; the room is needed on every night in [checkIn, checkOut). */
export interface RequestedStay {
  checkIn: Day;
  checkOut: Day;
}

/**
 * The rule in the setting; 'stated' when it is missing or empty (decisions.md, Booking form: The
 * availability rule). Throws an Error that names the setting's values for anything else.
 */
export function parseConflictRule(setting: string | undefined): ConflictRule {
  if (setting === undefined || setting === '') return 'stated';
  const rule = CONFLICT_RULES.find((known) => known === setting);
  if (rule === undefined) {
    throw new Error(
      `VITE_BOOKING_CONFLICT_RULE must be ${CONFLICT_RULES.join(' or ')}, not '${setting}'.`,
    );
  }
  return rule;
}

/**
 * Whether the rule hides a room for all dates (BOOK-AVAIL-02; decisions.md, Booking form: The
 * availability rule). 'stated' hides a room when a live stay starts before the requested check-out
 * OR ends after the requested check-in: every stay does one of the two, so a single one is enough.
 * 'overlap' hides no room for all dates. The same rule as a query: listRoomIdsTakenAround in
 * queries/bookings.
 */
export function isHiddenForAllDates({
  roomId,
  stays,
  rule,
}: {
  roomId: string;
  stays: readonly RoomStay[];
  rule: ConflictRule;
}): boolean {
  return rule === 'stated' && stays.some((stay) => stay.room_id === roomId && isLive(stay));
}

/**
 * The rooms to offer, in the order given: not among the taken ones, and without a blocked day in
 * [check-in, check-out). Takes active rooms, the ids the conflict rule excludes and the
 * availability rows of those days (decisions.md, Booking form: Blocked days).
 */
export function availableRooms<R extends { id: string }>({
  rooms,
  takenRoomIds,
  availability,
  requested,
}: {
  rooms: readonly R[];
  takenRoomIds: Iterable<string>;
  availability: readonly RoomDay[];
  requested: RequestedStay;
}): R[] {
  const closed = new Set(takenRoomIds);
  for (const { room_id, date, is_available } of availability) {
    if (!is_available && requested.checkIn <= date && date < requested.checkOut) {
      closed.add(room_id);
    }
  }
  return rooms.filter(({ id }) => !closed.has(id));
}
