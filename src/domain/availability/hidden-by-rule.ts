/** The rooms that the booking form's rule 'stated' hides for all dates although they are free. */
import { type Day, type DayRange, eachDay } from '../calendar/dates.ts';
import { isLive, type RoomStay } from './occupied-nights.ts';
import { type ConflictRule, isHiddenForAllDates } from './availability-rule.ts';

/**
 * The rooms that the form offers for no dates although they have a free night: under 'stated' a
 * single live booking hides its room from every search (decisions.md, Booking form, 'The
 * availability rule'); under 'overlap' there are none. Blocked nights are not considered.
 *
 * @param options.rooms the active rooms
 * @param options.stays the stays that guests' searches see
 * @param options.days the nights guests can ask for, half-open
 */
export function roomsHiddenOnFreeNights<R extends { id: string }>({
  rooms,
  stays,
  days,
  rule,
}: {
  rooms: readonly R[];
  stays: readonly RoomStay[];
  days: DayRange;
  rule: ConflictRule;
}): R[] {
  if (rule === 'overlap') return [];
  return rooms.filter(({ id }) => {
    const ofRoom = stays.filter(({ room_id }) => room_id === id);
    return (
      isHiddenForAllDates({ roomId: id, stays: ofRoom, rule }) &&
      takenNights(ofRoom, days) < lengthOf(days)
    );
  });
}

function takenNights(stays: readonly RoomStay[], { from, to }: DayRange): number {
  const taken = new Set<Day>();
  for (const stay of stays) {
    if (!isLive(stay)) continue;
    const first = stay.check_in_date > from ? stay.check_in_date : from;
    const end = stay.check_out_date < to ? stay.check_out_date : to;
    for (const day of eachDay({ from: first, to: end })) taken.add(day);
  }
  return taken.size;
}

function lengthOf(days: DayRange): number {
  return eachDay(days).length;
}
