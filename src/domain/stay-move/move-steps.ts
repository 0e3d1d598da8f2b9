/** One step in moving a stay: to other days, to another room, longer or shorter (DESK-07). */
import { addDays, daysBetween, type Day } from '../calendar/dates.ts';
import type { DeskRoom } from '../new-stay/rooms.ts';
import {
  isInHouse,
  isSplit,
  type MovableStay,
  type MoveData,
  type StayPlace,
} from './stay-move.ts';

export type MovingPart = 'stay' | 'arrival' | 'departure';

const later = (a: Day, b: Day) => (a > b ? a : b);
const earlier = (a: Day, b: Day) => (a < b ? a : b);

/** Whether a part can move: a guest in house has arrived already, and a split keeps its days. */
export function canMovePart(data: MoveData, place: StayPlace, part: MovingPart): boolean {
  if (part === 'stay') return true;
  if (isSplit(data, place)) return false;
  return part === 'departure' || !isInHouse(data.stay);
}

/** The place `days` days later (earlier when negative), or as far as possible. */
export function stepDays(
  data: MoveData,
  place: StayPlace,
  { part, days }: { part: MovingPart; days: number },
): StayPlace {
  if (part === 'stay') return shifted(data, place, days);
  const from = part === 'arrival' ? place.checkIn : place.checkOut;
  return stretch(data, place, { part, day: addDays(from, days) });
}

/** Moves all nights; the stay of a guest in house cannot move to other days. */
function shifted(data: MoveData, place: StayPlace, days: number): StayPlace {
  if (isInHouse(data.stay)) return place;
  const { limits } = data;
  const back = daysBetween({ from: place.checkIn, to: limits.from });
  const on = daysBetween({ from: place.checkOut, to: limits.to });
  const step = Math.max(Math.min(back, 0), Math.min(Math.max(on, 0), days));
  return {
    ...place,
    checkIn: addDays(place.checkIn, step),
    checkOut: addDays(place.checkOut, step),
  };
}

/**
 * Moves one end to a day, or as near as neighbouring stays, limits and the minimum of one night
 * allow.
 */
export function stretch(
  data: MoveData,
  place: StayPlace,
  { part, day }: { part: 'arrival' | 'departure'; day: Day },
): StayPlace {
  if (!canMovePart(data, place, part)) return place;
  const { before, after } = neighbours(data, place);
  if (part === 'arrival') {
    const first =
      before === null ? data.limits.from : later(before.check_out_date, data.limits.from);
    const last = addDays(place.checkOut, -1);
    return { ...place, checkIn: earlier(last, later(earlier(first, place.checkIn), day)) };
  }
  const night = addDays(place.checkIn, 1);
  const first = isInHouse(data.stay) ? later(night, earlier(data.today, place.checkOut)) : night;
  const last = after === null ? data.limits.to : earlier(after.check_in_date, data.limits.to);
  return { ...place, checkOut: later(first, earlier(later(last, place.checkOut), day)) };
}

function neighbours<Stay extends MovableStay>(
  data: MoveData<DeskRoom, Stay>,
  place: StayPlace,
): { before: Stay | null; after: Stay | null } {
  const stays = data.schedules.get(place.roomId)?.stays ?? [];
  return {
    before: stays.findLast(({ check_out_date }) => check_out_date <= place.checkIn) ?? null,
    after: stays.find(({ check_in_date }) => check_in_date >= place.checkOut) ?? null,
  };
}

/** The neighbouring stay that keeps an end from moving further; null if none. */
export function stoppedBy(data: MoveData, place: StayPlace, part: MovingPart): MovableStay | null {
  const { before, after } = neighbours(data, place);
  if (part === 'arrival') return before?.check_out_date === place.checkIn ? before : null;
  if (part === 'departure') return after?.check_in_date === place.checkOut ? after : null;
  return null;
}

/** The place in another room. For a guest in house, it keeps the booked check-out. */
export function inRoom(data: MoveData, place: StayPlace, roomId: string): StayPlace {
  const moved = { ...place, roomId };
  return isSplit(data, moved) ? { ...moved, checkOut: data.stay.check_out_date } : moved;
}
