/** Which rooms the booking form offers for a stay (BOOK-AVAIL-01, BOOK-AVAIL-02). */
import type { Day } from './dates';
import { isLive, type RoomDay, type RoomStay, type Stay } from './occupancy';

/** The values of the setting VITE_BOOKING_CONFLICT_RULE. */
export const CONFLICT_RULES = ['stated', 'overlap'] as const;
export type ConflictRule = (typeof CONFLICT_RULES)[number];

/** The dates a guest asks for; the room is needed on every night in [checkIn, checkOut). */
export interface RequestedStay {
  checkIn: Day;
  checkOut: Day;
}

/**
 * The rule a setting names; 'stated' when it is not set or empty (decisions.md, Booking form: The
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
 * Whether a stay keeps its room from being offered for the dates asked for.
 *
 * 'stated' is BOOK-AVAIL-02 word for word: it starts before the requested check-out
 * OR ends after the requested check-in. Since one of the two holds for every stay, a single live
 * booking hides its room for all dates. 'overlap' is true overlap of half-open ranges, where one
 * guest may arrive on the day another leaves.
 */
export function isStayInConflict({
  stay,
  requested,
  rule,
}: {
  stay: Stay;
  requested: RequestedStay;
  rule: ConflictRule;
}): boolean {
  if (!isLive(stay)) return false;
  const startsBeforeEnd = stay.check_in_date < requested.checkOut;
  const endsAfterStart = stay.check_out_date > requested.checkIn;
  return rule === 'stated' ? startsBeforeEnd || endsAfterStart : startsBeforeEnd && endsAfterStart;
}

/**
 * Whether the rule keeps a room from being offered for whatever dates: under 'stated' a single live
 * stay of it does, under 'overlap' nothing does (BOOK-AVAIL-02; decisions.md,
 * Booking form: The availability rule).
 */
export function isNeverOffered({
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

/** The ids of the rooms that some stay keeps from being offered (BOOK-AVAIL-02). */
export function roomIdsInConflict({
  stays,
  requested,
  rule,
}: {
  stays: readonly RoomStay[];
  requested: RequestedStay;
  rule: ConflictRule;
}): Set<string> {
  const inConflict = stays.filter((stay) => isStayInConflict({ stay, requested, rule }));
  return new Set(inConflict.map(({ room_id }) => room_id));
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
