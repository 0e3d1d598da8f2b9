import { guests, rooms } from './counts.ts';
import type { Figures } from '../pt/booking-rooms.ts';

export const ROOMS = 'Rooms';
export const MODE = 'How to choose';
export const RECOMMENDED_MODE = 'Recommended';
export const MANUAL_MODE = 'Choose your own';
export const LOADING_ROOMS = 'Looking for available rooms…';

export const COMBINATIONS = 'Combinations of rooms';
export const RECOMMENDED = 'Recommended';
export const OWN_CHOICE = 'Your choice';
export const CLEAR_CHOICE = 'Clear choice';
export const CHOOSE_COMBINATION = 'Choose the combination you prefer.';
export const CHOSEN_FOR_YOU = 'We have chosen a combination for you. You can change it.';
export const CHOSEN_BY_YOU = 'Your choice is selected.';
export const perNight = (price: string) => `${price} / night`;

export const SEARCH = 'Find a room';
export const SEARCH_IN = 'Name or description';
export const CLEAR_SEARCH = 'Clear search';
export const CAPACITY = 'Sleeps';
export const NONE_FOUND = 'No rooms match your filters.';
export const CLEAR_FILTERS = 'Clear filters';
export const freeRooms = (count: number) =>
  count === 1
    ? '1 room is available on your dates.'
    : `${count} rooms are available on your dates, lowest price first.`;
export const moreRooms = (count: number) =>
  count === 1 ? 'Show 1 more room' : `Show ${count} more rooms`;

export const roomNumber = (number: string) => `Room ${number}`;
export const roomFacts = (number: string, capacity: number) =>
  `Room ${number}. ${capacity === 1 ? 'Sleeps 1' : `Sleeps up to ${capacity}`}.`;
export const roomSubtitle = (number: string, capacity: number) =>
  `Room ${number}, ${capacity === 1 ? 'for 1 guest' : `up to ${capacity} guests`}`;
export const WOMEN_ONLY = 'Women only';
export const PER_NIGHT = 'per night';
export const guestsIn = (room: string) => `Guests in ${room}`;
export const oneLessIn = (room: string) => `One fewer guest in ${room}`;
export const oneMoreIn = (room: string) => `One more guest in ${room}`;
export const removeRoom = (room: string) => `Remove ${room}`;
export const addRoom = (room: string) => `Add ${room}`;
export const ADD = 'Add';
export const FULL_ROOM = 'Room full';
export const places = (taken: number, capacity: number) => `${taken} of ${capacity} places`;

export const DETAILS = 'Photos and amenities';
export const detailsOf = (names: string) => `Photos and amenities of ${names}`;

export const HOW_MANY = 'How many of you are coming?';
export const unplaced = (count: number) =>
  count === 1 ? '1 guest still needs a bed.' : `${count} guests still need a bed.`;
export const spare = (count: number) =>
  count === 1
    ? 'There is 1 guest too many in the rooms.'
    : `There are ${count} guests too many in the rooms.`;
export const placement = (total: number, accommodated: number) => {
  const missing = total - accommodated;
  if (missing > 0) return `${missing} of ${total} ${missing === 1 ? 'needs' : 'need'} a bed`;
  return missing < 0
    ? `${accommodated} places for ${total}`
    : `${accommodated} of ${total} have a bed`;
};
export const shared = (guestCount: string, shares: string) => `${guestCount}: ${shares}`;

export const figures = ({ total, accommodated, remaining }: Figures) => ({
  total: total === 1 ? 'guest' : 'guests',
  accommodated: accommodated === 1 ? 'has a bed' : 'have a bed',
  remaining: remaining === 1 ? 'needs a bed' : 'need a bed',
});

export const noCombination = (count: number) =>
  `No combination of rooms is available for ${guests(count)}.`;
export const BY_HAND =
  'Recommendations combine up to three rooms. If you choose the rooms yourself, you can combine more.';
export const CHOOSE_BY_HAND = 'Choose the rooms yourself';
export const OTHER_DATES =
  'Try other dates or talk to us: sometimes we find a solution that this site does not show.';
export const CHANGE_DATES = 'Change dates';
export const SEND_MESSAGE = 'Send a message';
export const NOT_LOADED = 'The rooms could not be loaded.';
export const NOT_LOADED_ADVICE =
  'There may still be rooms available: try again, or call reception. What you have entered is still there.';

const heldSubject = (names: readonly string[]) =>
  names.length === 1
    ? `${names[0]} is available on your dates but has a booking on others`
    : `${rooms(names.length)} are available on your dates but have bookings on others`;
export const heldRooms = (names: readonly string[]) => ({
  before: `${heldSubject(names)}, so only reception can book ${names.length === 1 ? 'it' : 'them'} for you: call`,
  between: 'or',
  link: 'send us a message',
  after: '.',
});
export const onlyHeldRooms = (names: readonly string[]) =>
  `${heldSubject(names)}: only reception can book ${names.length === 1 ? 'it' : 'them'} for you, by phone or message.`;

export const NOTICES = {
  gone: (room: string) =>
    `${room} is no longer available on your dates and has been taken out of your choice.`,
  repriced: (room: string) => `The price of ${room} has changed. The total is already up to date.`,
  wantedNotFree: (room: string) =>
    `${room} cannot be booked here on your dates. Have a look at the other available rooms.`,
  wantedUnknown:
    'The room you were looking for is no longer offered. Have a look at the other available rooms.',
  guestsChanged: (count: number) =>
    `The combination you had chosen was not for ${guests(count)}. Have a look at the one we recommend now.`,
};

export const WANTED = {
  gone: 'The room you were looking for is no longer offered: the calendar shows the days of all rooms.',
  refused: (room: string) =>
    `${room} already has other bookings, so only reception can book it for you. The calendar shows the days when it is available.`,
  shown: (room: string) => `The calendar shows the days when ${room} is available.`,
  seeAllRooms: 'See all rooms',
  seeAllDays: 'See the days of all rooms',
};

export const roomEnquiry = (room: string, stay: string) =>
  `Hello, I would like to book ${room}${stay}. Can you help?`;
export const enquiry = (count: number, stay: string) =>
  `Hello, I am looking for a place to stay for ${guests(count)}${stay} and found no available rooms on your site. Can you help?`;
export const stayClause = (checkIn: string, checkOut: string, length: string) =>
  ` from ${checkIn} to ${checkOut} (${length})`;

export const THESE_ROOMS = 'The rooms of this combination';
export const picture = (room: string, number: number, count: number) =>
  `${room}, photo ${number} of ${count}`;
export const LOADING = 'Loading…';
export const AMENITIES_NOT_LOADED = 'The other amenities could not be loaded.';
export const TRY_AGAIN = 'Try again';
