/**
 * Which nights of which rooms are taken, by actual half-open occupancy: a stay takes its check-in
 * day and every day before its check-out. Not to be confused with the booking form's rule 'stated'
 * in `room-availability.ts`.
 */
import { type Day, type DayRange, eachDay } from '../calendar/dates.ts';

/** The fields of a booking that say when it occupies its room. */
export interface Stay {
  check_in_date: Day;
  check_out_date: Day;
  status: string;
}

export interface RoomStay extends Stay {
  room_id: string;
}

/** The fields of a `room_availability` row that can close a room. */
export interface RoomDay {
  room_id: string;
  date: Day;
  is_available: boolean;
}

/** Whether a stay occupies its room: a cancelled one does not (CAL-03). */
export function isLive({ status }: Pick<Stay, 'status'>): boolean {
  return status !== 'cancelled';
}

/** Whether a stay takes the night of a day: check_in_date <= day < check_out_date. */
export function isNightOfStay(stay: Stay, day: Day): boolean {
  return isLive(stay) && stay.check_in_date <= day && day < stay.check_out_date;
}

function nightsWithin(stay: Stay, days: DayRange): Day[] {
  const from = stay.check_in_date > days.from ? stay.check_in_date : days.from;
  const to = stay.check_out_date < days.to ? stay.check_out_date : days.to;
  return eachDay({ from, to });
}

interface Occupancy {
  /** The active rooms, or a single room for that room's days. */
  rooms: readonly { id: string }[];
  stays: readonly RoomStay[];
  availability: readonly RoomDay[];
  /** The days asked about, half-open. */
  days: DayRange;
}

/**
 * The days of a range on which none of the rooms is free, because each is booked or blocked.
 * Without rooms there are no such days: the guest can then still choose dates and reach the message
 * that offers the phone (decisions.md, Booking form: 'Unavailable days' in the date picker).
 */
export function unavailableDays({ rooms, stays, availability, days }: Occupancy): Set<Day> {
  const takenRooms = new Map<Day, Set<string>>();
  const roomIds = new Set(rooms.map(({ id }) => id));

  const take = (roomId: string, day: Day) => {
    const taken = takenRooms.get(day);
    if (taken === undefined) takenRooms.set(day, new Set([roomId]));
    else taken.add(roomId);
  };

  for (const stay of stays) {
    if (!isLive(stay) || !roomIds.has(stay.room_id)) continue;
    for (const day of nightsWithin(stay, days)) take(stay.room_id, day);
  }
  for (const { room_id, date, is_available } of availability) {
    const isInside = days.from <= date && date < days.to;
    if (!is_available && isInside && roomIds.has(room_id)) take(room_id, date);
  }

  const full = [...takenRooms].filter(([, taken]) => taken.size === roomIds.size);
  return new Set(full.map(([day]) => day));
}
