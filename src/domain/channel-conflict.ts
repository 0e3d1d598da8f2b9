/** A stay sold by a platform that has no room here: what lies in its way (CHAN-04). */
import { addDays, compareDays, eachDay, type Day } from './dates';
import type { ClosedDay } from './desk-rooms';
import { isLive, type RoomStay } from './occupancy';

/** A stay sold elsewhere; `starts` and `ends` are arrival and departure, yyyy-mm-dd in Europe/Lisbon. */
export interface ForeignStay {
  /** As stored: 'booking_com', 'airbnb' … */
  channel: string;
  /** The room in which it would sleep. */
  roomId: string;
  starts: Day;
  ends: Day;
  /** The booking that it was before its dates changed there; null for one that was never booked. */
  booking: (Pick<RoomStay, 'check_in_date' | 'check_out_date'> & { id: string }) | null;
}

/** Why it is not booked: a stay holds the room, the house has closed it, or nothing any more. */
export type ConflictKind = 'taken' | 'closed' | 'free';

/** The live stays of ours that hold the room on one of its nights, by arrival. */
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
 * Its nights on which the house has closed the room, in order. Nights that its booking holds already were
 * given before, closed or not.
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

/** Its nights on which one of ours holds the room, in order. */
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
 * Whether one of ours has every night of the foreign stay that is still to come. Linked to it, one that lacks
 * some changes its dates (CHAN-04).
 *
 * @param today yyyy-mm-dd in Europe/Lisbon
 */
export function hasNightsOf(
  { starts, ends }: Pick<ForeignStay, 'starts' | 'ends'>,
  ours: Pick<RoomStay, 'check_in_date' | 'check_out_date'>,
  today: Day,
): boolean {
  const first = starts > today ? starts : today;
  return ours.check_in_date <= first && ours.check_out_date >= ends;
}

/** What keeps it from its room; stays count more than closed days, which are met once the stays are gone. */
export function conflictKind(ours: readonly unknown[], closed: readonly Day[]): ConflictKind {
  if (ours.length > 0) return 'taken';
  return closed.length > 0 ? 'closed' : 'free';
}

/** Days in order, as the stretches that they make, each with its first and last day. */
export function stretchesOf(days: readonly Day[]): { from: Day; to: Day }[] {
  const stretches: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches;
}
