/** Which rooms are free for a stay, fast enough to ask about many stays in a row (SUGG-01). */
import { addDays, type Day, eachDay } from '../calendar/dates.ts';
import { isLive, type RoomDay, type RoomStay } from './occupied-nights.ts';
import { type ConflictRule, isHiddenForAllDates, type RequestedStay } from './availability-rule.ts';

interface House<R> {
  rooms: readonly R[];
  stays: readonly RoomStay[];
  availability: readonly RoomDay[];
  rule: ConflictRule;
  /** The nights that stays may include, both ends included; others are never free. */
  firstNight: Day;
  lastNight: Day;
}

/**
 * Returns a function that gives the rooms the form offers for a stay, in the order of `rooms`:
 * under the rule 'stated' no room with a live stay, whatever its dates (BOOK-AVAIL-02); under
 * 'overlap' no room with a stay on one of the nights; under both no room that is blocked on one of
 * them.
 *
 * It numbers the days once and computes the next taken night for each room and night, so that each
 * call needs only one lookup per room.
 */
export function freeRoomsFinder<R extends { id: string }>(
  house: House<R>,
): (stay: RequestedStay) => R[] {
  const { rooms, stays, availability, rule, firstNight, lastNight } = house;
  const days = eachDay({ from: firstNight, to: addDays(lastNight, 2) });
  const numbers = new Map(days.map((day, number) => [day, number]));
  const beyond = days.length - 1;
  const taken = new Map(rooms.map(({ id }) => [id, new Uint8Array(days.length)]));

  const within = (day: Day) => (day < firstNight ? 0 : (numbers.get(day) ?? beyond));
  for (const { room_id, date, is_available } of availability) {
    const number = numbers.get(date);
    if (!is_available && number !== undefined) taken.get(room_id)?.fill(1, number, number + 1);
  }
  for (const stay of rule === 'overlap' ? stays.filter(isLive) : []) {
    taken.get(stay.room_id)?.fill(1, within(stay.check_in_date), within(stay.check_out_date));
  }
  const candidates = rooms
    .filter(({ id: roomId }) => !isHiddenForAllDates({ roomId, stays, rule }))
    .map((room) => ({ room, next: nextTaken(taken.get(room.id), beyond) }));

  return ({ checkIn, checkOut }) => {
    const [from, to] = [numbers.get(checkIn), numbers.get(checkOut)];
    if (from === undefined || to === undefined) return [];
    return candidates.filter(({ next }) => (next[from] ?? 0) >= to).map(({ room }) => room);
  };
}

/** For each night, the number of the first taken night from it on. */
function nextTaken(nights: Uint8Array | undefined, beyond: number): Uint16Array {
  const next = new Uint16Array(beyond + 1);
  let last = beyond;
  for (let night = beyond; night >= 0; night -= 1) {
    if (nights?.[night] === 1) last = night;
    next[night] = last;
  }
  return next;
}
