import { guests, nights } from './counts.ts';

export const FORM = 'Find available rooms';
export const CHECK_IN = 'Check-in';
export const CHECK_OUT = 'Check-out';
export const GUESTS = 'Guests';
export const DATE_FORMAT = 'dd/mm/yyyy';
export const SEARCH = 'Search';

export const START = 'Choose your dates and the number of guests.';
export const WRITE_DATES = `Write dates like this: ${DATE_FORMAT}.`;
export const checkInUntil = (lastDay: string) =>
  `Check-in can be any day from today to ${lastDay}.`;
export const CHECK_OUT_MISSING = 'Choose your check-out date.';
export const checkOutUntil = (lastDay: string) =>
  `Check-out can be any day from the day after check-in to ${lastDay}.`;
export const guestsMissing = (most: number) => `Enter the number of guests, from 1 to ${most}.`;
export const stayOf = (nightCount: number, guestCount: number) =>
  `${nights(nightCount)} for ${guests(guestCount)}. Next: the available rooms.`;

export const CALENDAR_TITLE = 'Dates of your stay';
export const CHOOSE_ARRIVAL = 'Choose the day you arrive.';
export const CHOOSE_DEPARTURE = 'Now choose the day you leave.';
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
