import { countIn } from '@/domain/language/plural.ts';
import { nights, people } from './counts.ts';

const count = countIn('en');

export const CHOOSE = 'See what is available on your dates';
export const CHOOSE_OTHERS = 'These dates are in the past: choose others';
export const CHECK_IN = 'Check-in';
export const CHECK_OUT = 'Check-out';
export const PEOPLE = 'People in all';
export const SHOW = 'Show available rooms';
export const BOTH_DATES = 'Choose your check-in date, and a check-out date after it.';
export const CLEAR = 'Clear dates';
export const fromSearch = (days: string) => `Available ${days}`;

export const SEARCHING = 'Looking for available rooms…';
export const SEARCHING_DATES = 'Looking for dates nearby…';
export const freeRooms = count('room available on these dates', 'rooms available on these dates');
export const NONE_FREE = 'No room is available on these dates';
export const NONE_FREE_HERE = 'None of these rooms is available on these dates';
export const TAKEN = 'Not available on these dates';
export const FAILED = 'We could not check what is available on these dates.';
export const OTHER_DATES = 'Rooms are available on dates nearby:';
export const NO_OTHER_DATES = 'Sometimes there is a way that the site does not see.';
export const outOfReach = (most: number, lastDay: string) =>
  `Here you can request up to ${nights(most)}, leaving by ${lastDay}. For other dates, please contact us.`;

export const stayPrice = (nightCount: number, price: string) => `${nights(nightCount)}, ${price}`;
export const perPerson = (price: string, guests: number, isAverage: boolean) =>
  `${price} per person and night${isAverage ? ' on average' : ''} for ${guests}`;
export const tooSmall = (party: number) => `For ${people(party)}, add another room.`;
export const freeFrom = (day: string) => `Available from ${day}`;
export const freeBefore = (day: string) => `Available if you arrive on ${day}`;
export const freeFor = (nightCount: number) => `Available for ${nights(nightCount)}`;
export const ASK = 'Ask reception';
export const roomEnquiry = (room: string, from: string, to: string) =>
  `Hello, I would like to book ${room} from ${from} to ${to}. Can you help?`;
export const enquiry = (from: string, to: string) =>
  `Hello, I am looking for a room from ${from} to ${to} and found none available on your site. Can you help?`;

export const LET_WHOLE = 'Booked as a whole';
export const DORMITORIES = 'Dormitories are booked as a whole. Only need one bed?';
export const ASK_FOR_BED = 'Ask reception';
export const bedEnquiry = (stay: string) =>
  `Hello, I would like just one bed in a dormitory${stay}. Is that possible?`;
export const stayClause = (from: string, to: string) => ` from ${from} to ${to}`;
