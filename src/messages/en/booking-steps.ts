import { nights } from './counts.ts';

export const GUEST_COUNT = 'Number of guests';
export const GUEST_COUNT_HINT = '1 to 50 guests per request.';
export const ONE_LESS = 'One fewer guest';
export const ONE_MORE = 'One more guest';
export const ROOMS_FOLLOW =
  'Next we show you rooms with space for all of you, together or across two or three rooms.';
export const MINORS =
  'The minimum age is 18. Anyone younger stays with their parents, in a room that is the family’s alone: count them here too.';

export const FIRST_GUEST =
  'We only need the details of the first guest, who is the main contact for the booking.';
export const NAME = 'Full name';
export const EMAIL = 'Email';
export const PHONE = 'Phone';
export const PHONE_HINT = 'For example, +44 7700 900123 or 0044 7700 900123.';
export const MESSAGE = 'Message';
export const PRIVACY = {
  before: 'We use these details for your booking only. Read our',
  link: 'privacy policy',
  after: '.',
};

export const DATES = 'Dates';
export const ROOMS = 'Rooms';
export const CONTACT = 'Main contact';
export const NO_MESSAGE = 'No message';
export const CHANGE = 'Change';
export const CHANGE_WHAT = {
  dates: 'Change dates',
  guests: 'Change guests',
  rooms: 'Change rooms',
  contact: 'Change contact',
  message: 'Change message',
};
export const GOOD_TO_KNOW = 'Good to know';
export const TAXES = 'Prices include VAT. Tourist tax is paid at reception.';
export const TERMS = {
  before: 'By sending your request, you accept our',
  link: 'terms and conditions',
  after: '.',
};

export const shortNights = nights;

export const withVat = (length: string) => `${length}, VAT included`;
export const INCLUDED = 'Breakfast and Wi-Fi included';
export const totalOf = (sum: string) => `Total (${sum})`;

export const YOUR_DATES = 'Your dates';
export const CHOOSE_CHECK_IN = 'Choose check-in';
export const CHOOSE_CHECK_OUT = 'Choose check-out';
export const checkInOn = (day: string) => `Check-in ${day}`;
export const CHOOSE_ROOMS = 'Choose your rooms';
export const CHOOSE_DATES = 'Choose other dates';
export const CALL = 'Call';
export const totalFor = (length: string) => `Total, ${length}`;
export const SUMMARY_BUTTON = 'Summary of your stay: ';
