import ICAL from 'ical.js';
import { HOUSE_UID } from '../_shared/house-uid.ts';

/**
 * What channel_calendar gives of a room: its taken nights, and nothing of who sleeps there
 * (CHAN-01).
 */
export interface RoomCalendar {
  room_number: string;
  /** id: the same for the same stay at every reading. Days of the house, yyyy-mm-dd. */
  nights: { id: string; starts: string; ends: string }[];
}

/**
 * The nights of a room as an iCalendar (RFC 5545) of whole days (CHAN-01). It holds no time of
 * writing, so that the same nights always give the same text and etag.
 */
export function calendarText({ room_number, nights }: RoomCalendar): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Hostel Mare Nova//Calendario//PT');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  const name = new ICAL.Property('x-wr-calname');
  name.resetType('text');
  name.setValue(`Quarto ${room_number}`);
  calendar.addProperty(name);
  for (const { id, starts, ends } of nights) calendar.addSubcomponent(eventOf(id, starts, ends));
  return `${calendar.toString()}\r\n`;
}

function eventOf(id: string, starts: string, ends: string): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${id}${HOUSE_UID}`);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString(`${starts}T00:00:00Z`));
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(starts));
  event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(ends));
  event.addPropertyWithValue('summary', 'Ocupado');
  return event;
}

/** @throws TypeError when channel_calendar's answer has another shape, as an error page would */
export function roomCalendar(answer: unknown): RoomCalendar {
  if (isCalendar(answer)) return answer;
  throw new TypeError('channel_calendar gave no calendar');
}

function isCalendar(answer: unknown): answer is RoomCalendar {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'room_number' in answer &&
    'nights' in answer &&
    Array.isArray(answer.nights)
  );
}
