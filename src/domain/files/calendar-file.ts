/** A stay as a calendar file: RFC 5545, one whole-day event. */
import type { Day } from '../calendar/dates.ts';
import { LANGUAGE } from '../language/language.ts';

/** What the event says. */
export interface CalendarStay {
  /** The same for the same request, so that saving it twice leaves one event. */
  uid: string;
  /** The moment the file is made, ISO 8601 in UTC. */
  madeAt: string;
  checkIn: Day;
  checkOut: Day;
  title: string;
  description: string;
  place: string;
  coordinates: { latitude: number; longitude: number };
  /** Confirmed stays show as busy; others are tentative and show as free. */
  isConfirmed?: boolean;
}

/** The longest line in UTF-8 bytes, without the line break. */
const MAX_LINE_BYTES = 75;

/** Escapes commas, semicolons, backslashes and line breaks, which are special in a value. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

function byteLength(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a long line; continuation lines begin with a space. Never splits a character. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

const dateValue = (day: Day) => day.replaceAll('-', '');

/** '2026-11-03T10:00:00.000Z' as '20261103T100000Z'. */
const momentValue = (moment: string) => moment.replace(/[-:]|\.\d+/g, '');

/**
 * The text of an .ics file with one stay, from the day of check-in to the night before check-out
 * (DTEND is exclusive). A stay that is not confirmed is tentative and leaves the guest's time free.
 */
export function calendarFile({
  uid,
  madeAt,
  checkIn,
  checkOut,
  title,
  description,
  place,
  coordinates,
  isConfirmed = false,
}: CalendarStay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Hostel//Reserva direta//${LANGUAGE.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${momentValue(madeAt)}`,
    `DTSTART;VALUE=DATE:${dateValue(checkIn)}`,
    `DTEND;VALUE=DATE:${dateValue(checkOut)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(place)}`,
    `GEO:${coordinates.latitude};${coordinates.longitude}`,
    `STATUS:${isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    `TRANSP:${isConfirmed ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
