import { guests, nights } from './counts.ts';

export const PAGE_TITLE = 'Book';
export const PAGE_DESCRIPTION =
  'Book directly with Hostel Maré Nova in five steps: the best price, no account, no card, 50 m from the station.';
export const SENT_TITLE = 'Request sent';
export const HEADING = 'Book direct';
export const LEAD =
  'Fill in the form in five steps. Your request is not binding until our team confirms it.';

export const STEP_NAMES = ['Dates', 'Guests', 'Rooms', 'Your details', 'Confirm'];
export const STEP_TITLES = {
  1: 'Choose your dates',
  2: 'How many of you are coming?',
  3: 'Choose your rooms',
  4: 'Your details',
  5: 'Check and send your request',
};
export const stepOf = (step: number) => `Step ${step} of 5`;
export const PROGRESS = 'Booking steps';
export const DONE = ' (done)';
export const BACK_TO = 'Back to ';

export const stayNights = nights;
export const stayGuests = guests;
export const CHECK_IN = 'Check-in';
export const CHECK_OUT = 'Check-out';
export const NIGHTS = 'Nights';
export const GUESTS = 'Guests';
export const TO_CHOOSE = 'not chosen yet';
export const SUMMARY = 'Summary of your stay';
export const YOUR_STAY = 'Your stay';
export const STAY_TOTAL = 'Total for your stay';
export const ARRIVAL_NOTE = 'Check-in from 14:00. Check-out by 11:00.';
export const INCLUDED_NOTE = 'Breakfast and Wi-Fi are included for everyone.';
export const PAYMENT_NOTE =
  'We may ask for full payment or a deposit when we confirm your booking.';

export const WHICH_DATE = 'Date to choose';
export const CHOOSE_DATE = 'Choose a date';
export const AFTER_CHECK_IN = 'After check-in';
export const CLEAR_DATES = 'Clear dates';
export const HINTS = {
  arrival: 'Start with the day you arrive.',
  departure: 'Now choose the day you leave.',
  done: 'Dates chosen.',
};
export const chosenStay = (stay: string, length: string) => `${stay}: ${length}.`;
export const fullNight = (night: string) =>
  `We are fully booked on the night of ${night}. Please choose other dates.`;
export const roomNotFree = (night: string, room: string) =>
  `${room} is not available on the night of ${night}. Please choose other dates.`;
export const DAYS_UNKNOWN =
  'We could not find out which days are available. You can still choose your dates: the available rooms appear in step 3.';
export const TRY_AGAIN = 'Try again';
export const bookableUntil = (day: string, months: number) =>
  `You can book stays up to ${day}, ${months}\u00a0months ahead.`;

export const PREVIOUS = 'Back';
export const NEXT = 'Next';
export const BACK_TO_REVIEW = 'Back to the summary';
export const CONFIRM = 'Send request';
export const LOADING = 'Loading…';
export const SENDING = 'Sending…';
