/** The query parameters of /reservas (ROUTE-13; decisions.md, Booking form). */
import { type Day, isDay } from '../calendar/dates.ts';

/** What a link to the booking form presets; null for what it does not. */
export interface BookingQuery {
  checkIn: Day | null;
  checkOut: Day | null;
  guests: number | null;
  room: string | null;
}

const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const COUNT_PATTERN = /^\d{1,3}$/;

/** Whether a text has the form of a row's id, so that the database can be asked for it. */
export function isRowId(text: string): boolean {
  return UUID_PATTERN.test(text);
}

function dayIn(text: string | null, firstDay: Day): Day | null {
  return text !== null && isDay(text) && text >= firstDay ? text : null;
}

function guestCountIn(text: string | null): number | null {
  return text !== null && COUNT_PATTERN.test(text) ? Number(text) : null;
}

/**
 * The valid presets. Ignored: a malformed value, a check-in before today, a check-out that is not
 * after a valid check-in, a room that is no id. Kept, so that the form can say what is wrong: a day
 * beyond the nine months, which Home allows, and 0 or more than 50 guests. Never throws.
 */
export function parseBookingQuery({
  params,
  today,
}: {
  params: URLSearchParams;
  today: Day;
}): BookingQuery {
  const checkIn = dayIn(params.get('checkIn'), today);
  const checkOut = checkIn === null ? null : dayIn(params.get('checkOut'), checkIn);
  const room = params.get('room');
  return {
    checkIn,
    checkOut: checkOut === checkIn ? null : checkOut,
    guests: guestCountIn(params.get('guests')),
    room: room !== null && isRowId(room) ? room.toLowerCase() : null,
  };
}
