import { nights, rooms } from './counts.ts';
import type { Period } from '../pt/stay-minimum.ts';

const minimumOf = (length: string) => `mindestens ${length}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const CLOSED = 'An diesem Tag ist keine Anreise möglich.';
export const tooShort = (minNights: number, day: string) =>
  `Der Mindestaufenthalt beträgt ${nights(minNights)}. Die Abreise ist möglich ab ${day}.`;

export const CHOOSE_DEPARTURE = 'Wählen Sie jetzt den Tag der Abreise, ';
export const fromDay = (day: string) => `ab ${day}`;
export const leaveOn = (day: string, minNights: number) =>
  `Abreise am ${day}: ${nights(minNights)}`;

export const checkOutFrom = (day: string) => `ab ${day}`;
export const MINIMUM = 'Mindestens';
export const atLeast = (minNights: number) => capital(minimumOf(nights(minNights)));
export const tooLate = (minNights: number, day: string) =>
  `${atLeast(minNights)}. Buchbar bis ${day}.`;

export const period = ({ name, days, minNights, isClosed }: Period) => {
  const when = name === null ? capital(days) : `${name}, ${days}`;
  const rule = isClosed ? 'keine Anreise' : minimumOf(nights(minNights));
  return `${when}: ${rule}.`;
};
export const BY_ARRIVAL = 'Die Regel gilt für alle, die an diesen Tagen anreisen.';
export const RULES = 'Aufenthaltsregeln';
export const morePeriods = (count: number) =>
  count === 1
    ? 'Ein weiterer Zeitraum mit Regeln ist im Kalender markiert.'
    : `${count} weitere Zeiträume mit Regeln sind im Kalender markiert.`;

export const LEFT_OUT = 'Ebenfalls frei, aber nicht für diese Reisedaten:';
export const leftOutShort = (room: string, minNights: number) =>
  `${room}: mindestens ${nights(minNights)}`;
export const leftOutClosed = (room: string) => `${room}: keine Anreise am gewählten Tag`;
export const leftOutMore = (count: number) => `und ${rooms(count)} mehr`;

export const dayNights = nights;
export const earlyNote = (count: number, minNights: number) =>
  `${nights(count)}, das Minimum ist ${minNights}`;
export const tooFewFreeNightsNote = (minNights: number) =>
  `${minimumOf(nights(minNights))}, vor ausgebuchten Nächten nicht möglich`;
export const FIRST_LEAVING_NOTE = 'frühestmögliche Abreise';
export const minimumNote = (minNights: number) => minimumOf(nights(minNights));
export const CLOSED_NOTE = 'keine Anreise';
export const TOO_EARLY = 'Zu frühe Abreise';
export const CLOSED_DAY = 'Tag ohne Anreise';
export const MINIMUM_STAY = 'Mindestaufenthalt';
