/** What keeps a stay that a platform sold from getting its room (CHAN-04). */
import { addDays, compareDays, eachDay, type Day } from '../calendar/dates.ts';
import type { ClosedDay } from '../new-stay/rooms.ts';
import { isLive, type RoomStay } from '../availability/occupied-nights.ts';

/**
 * A stay sold elsewhere; `starts` and `ends` are arrival and departure, yyyy-mm-dd in
 * Europe/Lisbon.
 */
export interface ForeignStay {
  /** As stored: 'booking_com', 'airbnb' … */
  channel: string;
  /** The room that it was sold as. */
  roomId: string;
  starts: Day;
  ends: Day;
  /** Its booking from before its dates changed on the platform; null if it never had one. */
  booking: (Pick<RoomStay, 'check_in_date' | 'check_out_date'> & { id: string }) | null;
}

/** Why it has no room: another stay has it, it is blocked, or, by now, no reason any more. */
export type ConflictKind = 'taken' | 'closed' | 'free';

/** Our live stays that occupy the room on one of its nights, by arrival. */
export function staysInTheWay<Stay extends RoomStay & { id: string }>(
  foreign: ForeignStay,
  stays: readonly Stay[],
): Stay[] {
  return stays
    .filter(
      (stay) =>
        stay.room_id === foreign.roomId &&
        stay.id !== foreign.booking?.id &&
        isLive(stay) &&
        stay.check_in_date < foreign.ends &&
        stay.check_out_date > foreign.starts,
    )
    .toSorted((a, b) => compareDays(a.check_in_date, b.check_in_date));
}

/**
 * Its nights on which the room is blocked, in order. Nights that its own booking already has do not
 * count, blocked or not.
 */
export function closedNights(foreign: ForeignStay, closedDays: readonly ClosedDay[]): Day[] {
  const closed = new Set(
    closedDays.filter(({ room_id }) => room_id === foreign.roomId).map(({ date }) => date),
  );
  const { booking } = foreign;
  return eachDay({ from: foreign.starts, to: foreign.ends }).filter(
    (night) =>
      closed.has(night) &&
      !(booking !== null && booking.check_in_date <= night && night < booking.check_out_date),
  );
}

/** Its nights on which one of our stays occupies the room, in order. */
export function commonNights(
  { starts, ends }: Pick<ForeignStay, 'starts' | 'ends'>,
  ours: readonly Pick<RoomStay, 'check_in_date' | 'check_out_date'>[],
): Day[] {
  return eachDay({ from: starts, to: ends }).filter((night) =>
    ours.some(
      ({ check_in_date, check_out_date }) => check_in_date <= night && night < check_out_date,
    ),
  );
}

/**
 * Whether one of our stays covers every night of the foreign stay that is still to come. A stay
 * that does not changes its dates when it is linked to the foreign one.
 */
export function hasNightsOf(
  { starts, ends }: Pick<ForeignStay, 'starts' | 'ends'>,
  ours: Pick<RoomStay, 'check_in_date' | 'check_out_date'>,
  today: Day,
): boolean {
  const first = starts > today ? starts : today;
  return ours.check_in_date <= first && ours.check_out_date >= ends;
}

/**
 * What keeps it from its room. Stays come first: blocked days matter only once the stays are gone.
 */
export function conflictKind(ours: readonly unknown[], closed: readonly Day[]): ConflictKind {
  if (ours.length > 0) return 'taken';
  return closed.length > 0 ? 'closed' : 'free';
}

/** Groups ordered days into runs of consecutive days, each with its first and last day. */
export function stretchesOf(days: readonly Day[]): { from: Day; to: Day }[] {
  const stretches: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches;
}
