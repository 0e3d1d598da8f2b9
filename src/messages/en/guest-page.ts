import { guests, rooms } from './counts.ts';
import type { StageWords } from '../pt/guest-page.ts';

export const PAGE_TITLE = 'Your booking';

const named = (text: string, name: string | null) =>
  name === null ? `${text}.` : `${text}, ${name}.`;

const stage = (words: StageWords) => words;

export const STAGES = {
  'in-review': stage({
    label: 'In review',
    title: (name) => named('We have received your request', name),
    text: () =>
      'There is nothing you need to do. Our team will reply by email, and this page changes with your request.',
  }),
  'awaiting-payment': stage({
    label: 'Awaiting payment',
    title: (name) => named('Only the payment is left', name),
    text: (_, count) =>
      `${count === 1 ? 'Your room is' : 'Your rooms are'} being held for you, and we will confirm the booking as soon as we receive the payment.`,
  }),
  'payment-pending': stage({
    label: 'Awaiting payment',
    title: (name) => named('We are waiting for your payment', name),
    text: (_, count) =>
      `${count === 1 ? 'Your room is' : 'Your rooms are'} being held for you, and we will confirm the booking as soon as it reaches us.`,
  }),
  paid: stage({
    label: 'Payment received, awaiting confirmation',
    title: (name) => named('We have received your payment', name),
    text: () => 'We still need to confirm your booking, and will do so by email.',
  }),
  confirmed: stage({
    label: 'Confirmed',
    title: (name, day) => named(`See you on ${day}`, name),
    text: (day) =>
      `Your booking is confirmed. We look forward to seeing you on ${day}, from 14:00.`,
  }),
  'in-house': stage({
    label: 'Staying with us',
    title: (name) => named('Make yourself at home', name),
    text: () => 'Reception is open 24 hours a day. Check-out is by 11:00.',
  }),
  over: stage({
    label: 'See you again',
    title: (name) => named('Until next time', name),
    text: () => 'Thank you for staying with us.',
  }),
  unsettled: stage({
    label: 'Not confirmed',
    title: (name) => named('Please call us', name),
    text: () =>
      'Your check-in day has passed and your request is still not confirmed. Call us and we will tell you where it stands.',
  }),
  cancelled: stage({
    label: 'Cancelled',
    title: (name) => named('Your booking has been cancelled', name),
    text: (_, count) =>
      `The ${count === 1 ? 'room is' : 'rooms are'} no longer held for you. If you would like to come another time, you are welcome.`,
  }),
  lapsed: stage({
    label: 'Expired',
    title: () => 'Your request has expired. You have not been charged.',
    text: (_, count) =>
      count === 1
        ? 'The room is available again. If you still want it, ask again or call us.'
        : 'The rooms are available again. If you still want them, ask again or call us.',
  }),
};

export const REQUEST = 'Request';
export const BOOKING = 'Booking';
export const GROUP = 'Group';
export const FREE_DATES = 'See available dates';

export const STEPS = {
  legend: 'Status of your request',
  received: 'Received',
  inReview: 'In review',
  payment: 'Payment',
  confirmed: 'Confirmed',
  byMail: 'we will email you',
  soon: 'as soon as we can',
  until: (moment: string) => `by ${moment}`,
  afterPayment: 'once you have paid',
};

/** 'Sun 22 Nov, 15:20'. */
export const dayAndClock = (day: string, clock: string) => `${day}, ${clock}`;

const NUMBERS = ['both', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'your room', 'both rooms', 'all three rooms', 'all 11 rooms'. */
const theRooms = (count: number) =>
  count === 1 ? 'your room' : `${count === 2 ? '' : 'all '}${NUMBERS[count - 2] ?? count} rooms`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const PROMISES = {
  answer: 'We will reply by ',
  hold: (count: number, moment: string) =>
    `${capital(theRooms(count))} ${count === 1 ? 'is' : 'are'} held for you until ${moment}, Portuguese time.`,
  soon: 'We will reply as soon as we can.',
  payOnArrival: 'You pay at check-in.',
  restDue: (sum: string) => `${sum} left to pay at check-in.`,
  allPaid: 'Everything is paid.',
  confirmEmail: (moment: string) =>
    `Confirm your email address by ${moment}, Portuguese time: the link is in the email we sent you. After that your request expires.`,
  way: 'Leave the station, cross the road and you are here: ',
  street: (street: string, metres: number) => `${street}, ${metres}\u00a0m away`,
};

export const TICKET = {
  title: 'Your stay',
  checkIn: 'Check-in',
  checkInHours: 'from 14:00',
  checkOut: 'Check-out',
  checkOutHours: 'by 11:00',
  nights: 'Nights',
  guests: 'Guests',
  guestsInRooms: (guestCount: number, roomCount: number) => `${guestCount}, in ${rooms(roomCount)}`,
  total: 'Total, VAT included',
  paid: 'Already paid',
  due: 'Left to pay',
  noBill: 'This is not an invoice.',
  perPersonAndNight: 'Per person per night',
  perPersonOnAverage: 'Per person per night, on average',
  calendar: 'Save to calendar',
  print: 'Print',
};

export const NEXT_STEPS_TITLE = 'What happens next';
export const NEXT_STEPS = [
  'Reception checks that everything is in order and replies by email. If anything is unclear, they will call you.',
  'We may ask for full payment or a deposit when we confirm your booking. For now there is nothing to pay.',
  'Once your booking is confirmed, you will find here how to reach us. You can tell us your arrival time already.',
];

export const DIRECTIONS = {
  title: 'Getting here',
  openMap: 'Open map',
  inService: (service: string) => `in ${service}`,
  copyAddress: 'Copy address',
  byTrain: 'By train',
  fromAirport: 'Bus or train to the station, then 50\u00a0m on foot.',
};

export const roomsTitle = (count: number) => (count === 1 ? 'Your room' : 'Your rooms');
export const room = (number: string) => `Room ${number}`;
/** Of a stay that reception changed: the day of the last change, and what was otherwise. */
export const changed = (day: string, was: string) => `Changed on ${day}. Before: ${was}.`;
export const sleepsHere = (count: number) =>
  count === 1 ? '1 sleeps here' : `${count} sleep here`;

export const ARRIVAL = {
  title: 'What time will you arrive?',
  question: 'Do you know what time you will arrive?',
  hour: (day: string) => `Arrival time, ${day}`,
  unknown: 'Not sure yet',
  afterMidnight: 'After midnight',
  wish: 'A note for reception',
  example: 'For example: a cot, a lower bunk, bicycles.',
  note: 'Reception sees the time and the note on the day you arrive. You can change them until then.',
  save: 'Save',
  saving: 'Saving…',
  saved: (time: string) => `Saved at ${time}.`,
  failed: 'This could not be saved. Try again or call us.',
  tooLong: 'The note can be up to 300 characters long.',
};

export const GOOD_TO_KNOW = {
  title: 'Good to know',
  checkIn: 'Check-in',
  checkInHours: '14:00 to midnight',
  checkInNote: 'Reception is open 24 hours a day. Arriving after midnight? Let us know.',
  checkOut: 'Check-out',
  checkOutHours: 'by 11:00',
  checkOutNote: 'You can leave your luggage with us until 18:00 that day.',
  breakfast: 'Breakfast',
  breakfastHours: '7:00 to 10:00',
  breakfastNote: 'Included for everyone.',
  payment: 'Payment',
  paymentOf: (sum: string) => `Payment of ${sum}`,
  paymentWhen: 'at check-in',
  paymentBefore: 'before we confirm',
  paymentNote: 'Cash, card (Visa, Mastercard) or bank transfer with proof of payment.',
  freeCancellation: 'Free cancellation',
  cancelUntil: (day: string, clock: string) => `until ${day}, ${clock}`,
  lateCancellation: (sum: string | null) =>
    `After that we charge the first night${sum === null ? '' : `: ${sum}`}.`,
};

export const KEEP_LINK = {
  title: 'Save this page',
  text: 'Only someone who has the link can open it. It is also in every email from us.',
  copy: 'Copy link',
  copied: 'Link copied',
};

export const TALK_TO_US = {
  title: 'Talk to us',
  hours: '24 hours a day. Please quote',
  message: 'Send a message',
  about: (reference: string) => `About booking ${reference}: `,
};

export const BAR = {
  checkInHours: 'from 14:00',
  answerUntil: 'Reply by',
  reception: 'Reception',
  open: 'open 24 hours',
  call: 'Call',
  pay: 'Pay',
};

const paidBack = (sum: string) => `You have already paid ${sum}: we will contact you to refund it.`;

export const CHANGE_OF_PLANS = {
  title: 'Change of plan?',
  withdraw: 'Withdraw request',
  cancel: 'Cancel booking',
  mayWithdraw: (moment: string) =>
    `You can withdraw your request here, free of charge, until ${moment}. To change dates or rooms, talk to us.`,
  mayCancel: (moment: string) =>
    `You can cancel here, free of charge, until ${moment}. To change dates or rooms, talk to us.`,
  tooLate: (moment: string) => `Free cancellation ended on ${moment}. Please call us.`,
  withdraws: (count: number, days: string) =>
    `You are withdrawing the request for ${theRooms(count)}, ${days}.`,
  cancels: (count: number, days: string) => `You are cancelling ${theRooms(count)}, ${days}.`,
  paidBack: (sum: string) => `. ${paidBack(sum)}`,
  done: 'Your booking is cancelled. You have not been charged.',
  donePaid: (sum: string) => `Your booking is cancelled. ${paidBack(sum)}`,
  failed: 'The cancellation did not go through. Try again or call us.',
};

export const PAPER = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: 'Nights',
  guests: 'Guests',
};

export const EVENT = {
  unconfirmed: (house: string) => `${house} (not yet confirmed)`,
  booking: (numbers: string) => `Booking ${numbers}`,
  room: (number: string, name: string, guestCount: number) =>
    `Room ${number}, ${name}: ${guests(guestCount)}`,
  total: (sum: string) => `Total: ${sum}`,
  hours: 'Check-in from 14:00 to midnight. Check-out by 11:00.',
  reception: (phone: string) => `Reception: ${phone}`,
  fileName: (reference: string) => `booking-${reference}.ics`,
};

export const LOADING = {
  waiting: 'Opening your booking…',
  failed: 'We cannot open your booking at the moment.',
  retry: 'Try again',
};

/** What a link says that opens no request (TRACK-06). */
export const UNKNOWN_TITLE = 'This link does not open a booking';
export const UNKNOWN_WHY = 'It may be incomplete, out of date or already replaced by a new one.';
export const UNKNOWN_ADVICE =
  'Copy all of it from the last email we sent you and try again. If you cannot find it, reception will send another to the email address of the booking.';
export const UNKNOWN_MESSAGE = 'Send a message';
export const UNKNOWN_HOME = 'Go to the home page';
