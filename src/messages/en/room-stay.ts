import { guests, nights } from './counts.ts';

export const stayNights = nights;
export const stayGuests = guests;

export const onDay = (weekday: string, date: string) => `${weekday} ${date}`;
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const pair = (first: string, second: string) => `${first} and ${second}`;
export const range = (from: string, to: string) => `${from} to ${to}`;
export const summary = (stay: string, party: string) => `${stay} · ${party}`;

export const TAP_ARRIVAL = 'Tap the day you arrive.';
export const arrival = (day: string) => `Check-in on *${day}*. Now the day you leave.`;
export const arrivalFrom = (day: string, first: string) =>
  `Check-in on *${day}*. Now the day you leave, *from ${first} on.*`;
export const chosen = (stay: string, sum: string) =>
  `*${stay}: ${sum}.* Tap another day to change your arrival.`;
export const CLEAR_DATES = 'Clear dates';

export const ARRIVAL = 'arrive';
export const DEPARTURE = 'leave';
export const ONLY_DEPARTURE = 'leave only';
export const NIGHT_OF_STAY = 'a night of your stay';
export const PREVIOUS_MONTH = 'Previous month';
export const NEXT_MONTH = 'Next month';

export const YOUR_STAY = 'Your stay: a tile for every night';
export const minimum = (count: number) => `Minimum stay: ${nights(count)}`;
export const TOO_EARLY = 'Too early to leave';

export const NIGHT_PRICE = 'Price of the room per night.';
export const PRICE_UNKNOWN = 'We do not know the price of the stay. You can still send a request.';
export const bookableUntil = (day: string) => `You can book until ${day}.`;

export const REASONS = {
  past: 'This day has passed.',
  'not-yet': 'This day is not open for booking yet.',
  taken: 'This night is taken.',
  closed: 'There are no arrivals on this day.',
  'minimum-cut': 'A night in between is taken.',
  'before-arrival': 'You leave after you arrive.',
  'night-between': 'A night in between is taken.',
  'too-long': 'That is too many nights for one request.',
};
export const tooEarly = (day: string) => `${day} is too early to leave.`;
export const shortest = (day: string, count: number) =>
  `If you arrive on ${day}, you stay for at least ${nights(count)}.`;

export const leaveOn = (day: string, sum: string) => `Leave on ${day}: ${sum}`;
export const arriveOn = (day: string) => `Arrive on ${day}`;
export const CHANGE_ARRIVAL = 'Change arrival';

export const CHECK_IN = 'Check-in';
export const CHECK_OUT = 'Check-out';
export const CHOOSE_DAY = 'Choose the day';
export const GUESTS = 'Guests';
export const FEWER_GUESTS = 'One guest fewer';
export const MORE_GUESTS = 'One guest more';
export const ONE_TILE_A_NIGHT = 'a tile for every night';
export const moreTiles = (count: number) => `+ ${count}`;
export const special = (stay: string) => `Special price, ${stay}`;
export const PER_PERSON_AND_NIGHT = 'Per person per night';
export const PER_PERSON_ON_AVERAGE = 'Per person per night, on average';
export const DEPARTURE_MISSING = 'When do you leave?';
export const CHOOSE_DEPARTURE = 'Tap the day you leave.';
export const departureFrom = (day: string) => `Your day of departure is missing: from ${day} on.`;

export const ALL_FILLED_IN =
  'Room, dates and guests are filled in for you. Your request is pending until reception confirms it.';
export const ARRIVAL_FILLED_IN =
  'Without a day of departure, the form opens with the room, your arrival and guests, and asks for the rest.';

export const since = (day: string) => `from ${day}`;
export const sinceWithMinimum = (day: string, count: number) =>
  `from ${day} · minimum ${nights(count)}`;

export const specialByStaff = (price: string) =>
  `special price of ${price}, to be confirmed by our team`;
