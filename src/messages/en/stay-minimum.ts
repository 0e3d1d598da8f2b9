import { nights, rooms } from './counts.ts';
import type { Period } from '../pt/stay-minimum.ts';

const minimumOf = (length: string) => `minimum ${length}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const CLOSED = 'There are no arrivals on this day.';
export const tooShort = (minNights: number, day: string) =>
  `The minimum is ${nights(minNights)}. You can leave from ${day}.`;

export const CHOOSE_DEPARTURE = 'Now choose the day you leave, ';
export const fromDay = (day: string) => `from ${day}`;
export const leaveOn = (day: string, minNights: number) => `Leave on ${day}: ${nights(minNights)}`;

export const checkOutFrom = (day: string) => `from ${day}`;
export const MINIMUM = 'Minimum';
export const atLeast = (minNights: number) => capital(minimumOf(nights(minNights)));
export const tooLate = (minNights: number, day: string) =>
  `${atLeast(minNights)}. You can book until ${day}.`;

export const period = ({ name, days, minNights, isClosed }: Period) => {
  const when = name === null ? capital(days) : `${name}, ${days}`;
  const rule = isClosed ? 'no arrivals' : minimumOf(nights(minNights));
  return `${when}: ${rule}.`;
};
export const BY_ARRIVAL = 'The rule holds for anyone who arrives on these days.';
export const RULES = 'Rules of stay';
export const morePeriods = (count: number) =>
  count === 1
    ? 'There is one more period with rules, marked in the calendar.'
    : `There are ${count} more periods with rules, marked in the calendar.`;

export const LEFT_OUT = 'Also available, but not for these dates:';
export const leftOutShort = (room: string, minNights: number) =>
  `${room}: minimum ${nights(minNights)}`;
export const leftOutClosed = (room: string) => `${room}: no arrivals on the day of check-in`;
export const leftOutMore = (count: number) => `and ${rooms(count)} more`;

export const dayNights = nights;
export const earlyNote = (count: number, minNights: number) =>
  `${nights(count)}, the minimum is ${minNights}`;
export const tooFewFreeNightsNote = (minNights: number) =>
  `${minimumOf(nights(minNights))}, which does not fit before fully booked nights`;
export const FIRST_LEAVING_NOTE = 'first possible departure';
export const minimumNote = (minNights: number) => minimumOf(nights(minNights));
export const CLOSED_NOTE = 'no arrivals';
export const TOO_EARLY = 'Too early to leave';
export const CLOSED_DAY = 'No arrivals';
export const MINIMUM_STAY = 'Minimum stay';
