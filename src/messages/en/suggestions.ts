import { capitalised, countWords } from '@/domain/basics/number-words.ts';
import { countIn } from '@/domain/language/plural.ts';
import type { DayWords } from '../pt/suggestions.ts';

const count = countIn('en');
const inWords = countWords([
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]);
const roomsInWords = (rooms: number) =>
  `${capitalised(inWords(rooms))} ${rooms === 1 ? 'room' : 'rooms'}`;
const peopleInWords = (people: number) =>
  `${inWords(people)} ${people === 1 ? 'person' : 'people'}`;

export const THREE_TOO_FEW = 'Three rooms are not enough.';
export const allFit = (rooms: number) => `${roomsInWords(rooms)} hold all of you.`;
export const allFitUnevenly = (rooms: number) =>
  `${roomsInWords(rooms)} of different sizes hold all of you.`;
export const ONE_GROUP = {
  before:
    'It is all one group booking. Each set shows who sleeps where; if you want to swap rooms, you can',
  link: 'choose your own',
  after: '.',
};
export const SETS = 'Sets of rooms';

export const SET_TITLES = {
  noSparePlaces: (rooms: number) => `${roomsInWords(rooms)}, no empty beds`,
  fewestRooms: (rooms: number) => `${roomsInWords(rooms)}, as few as possible`,
  lowestPrice: (rooms: number) => `${roomsInWords(rooms)}, the lowest price`,
  couples: (rooms: number, forCouples: number) =>
    `${roomsInWords(rooms)}, with ${inWords(forCouples)} double ${forCouples === 1 ? 'room' : 'rooms'}`,
  smallerGroups: (rooms: number) => `${roomsInWords(rooms)}, smaller groups`,
};

export const SET_REASONS = {
  everybody: (people: string, places: number) =>
    `${people}, ${count('place', 'places')(places)}. Anybody in any room.`,
  womenOnly: (rooms: number) =>
    rooms === 1
      ? 'One of the rooms is for women only.'
      : `${capitalised(inWords(rooms))} of the rooms are for women only.`,
  couples: 'For couples who want a door of their own.',
  inDormitory: (most: number, rest: string) =>
    `At most ${peopleInWords(most)} in a dormitory, the others in rooms of ${rest}.`,
  inRoom: (most: number, rest: string) =>
    `At most ${peopleInWords(most)} in a room, the others in rooms of ${rest}.`,
  alike: (most: number) => `At most ${peopleInWords(most)} in each room.`,
  alsoCheapest: 'It is the lowest price, too.',
};
/** '2 to 6', sizes of rooms. */
export const fromTo = (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`);
export const WOMEN_ONLY = 'women only';

export const perPerson = (price: string, isAverage: boolean) =>
  `${price} per person per night${isAverage ? ', on average' : ''}`;

const stay = (from: DayWords, to: DayWords) =>
  `From ${from.weekday} ${from.date} to ${to.weekday} ${to.date}`;
export const FULLNESS = {
  full: (from: DayWords, to: DayWords) => `${stay(from, to)}, the house is full.`,
  almostFull: (from: DayWords, to: DayWords) => `${stay(from, to)}, the house is almost full.`,
  placesLeft: (from: DayWords, to: DayWords, people: string) =>
    `${stay(from, to)}, there is room for ${people}.`,
  tooSmall: (people: string) => `The house has room for ${people} in all.`,
};
export const OTHER_DATES = {
  near: (people: number) =>
    people === 1
      ? 'But there is a place very close to those dates.'
      : `But there is room for ${allOf(people)} of you very close to those dates.`,
  far: (people: number) =>
    people === 1
      ? 'But there is a place on other dates.'
      : `But there is room for ${allOf(people)} of you on other dates.`,
  shorter: 'But there is room if you stay one night less.',
};

export const SEARCHING = 'Looking for other dates…';
export const NONE = 'There are no nearby dates either. Please call us.';
export const FAILED = 'We could not look for other dates.';
export const TRY_AGAIN = 'Try again';

export const sameNights = (nights: number) =>
  nights === 1 ? 'One night, on nearby dates' : `The same ${nights} nights, on nearby dates`;
export const sameNightsElsewhere = (nights: number) =>
  nights === 1 ? 'One night, on other dates' : `The same ${nights} nights, on other dates`;
export const ONE_TAP =
  'One tap changes the dates and chooses the rooms; another brings yours back.';
const days = count('day', 'days');
export const earlier = (shift: number) => `${days(shift)} earlier`;
export const later = (shift: number) => `${days(shift)} later`;
export function together(people: number): string {
  if (people === 1) return '1 person';
  return people === 2 ? 'both together' : `all ${people} together`;
}

export const ONE_NIGHT_LESS = 'One night less';
export const missingNight = (from: string, to: string) =>
  `On the dates you chose, only the night of ${from} to ${to} lacks a room.`;
export const SHORTER_IS_FREE = 'With one night less, there is room for everyone.';
export const insteadOf = (nights: string, asked: number) => `${nights} instead of ${asked}`;

export const datesChanged = (dates: string) => `We have changed your dates: ${dates}`;
export const BACK = 'Back to the dates before';

export const CALL =
  'Sometimes there is a way that the website does not see. We answer 24 hours a day.';
export const CALL_FOR_GROUP =
  'A large group? Talk to us: we arrange arrivals and the invoice in one go.';

function allOf(people: number): string {
  return people === 2 ? 'both' : `all ${inWords(people)}`;
}
