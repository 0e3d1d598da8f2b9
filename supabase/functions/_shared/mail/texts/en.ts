import { CALL_PRICE, LODGING_NUMBER, TAX_NUMBER } from '../../../../../src/messages/en/house.ts';
import type { GuestTexts } from './mail-texts.ts';
import { capital, counter, named } from './words.ts';

const count = counter('en-GB');
const WORDS = ['', 'your room', 'both rooms', 'all three rooms', 'all four rooms'];
const theRooms = (rooms: number) => WORDS[rooms] ?? `all ${rooms} rooms`;

/** British English. */
export const en: GuestTexts = {
  gap: '',
  subjects: {
    received: (number) => `We have received your booking request ${number}`,
    confirmed: (stay) => `Your booking is confirmed: ${stay}`,
    payment: (number) => `Only the payment is left for your booking ${number}`,
    changed: (stay) => `Your stay has changed: ${stay}`,
    cancelled: (number) => `Your booking ${number} has been cancelled`,
    lapsed: (number) => `Your request ${number} has expired`,
    arrival: (weekday) => `See you on ${weekday}! Getting here and when to arrive`,
    verify: 'Confirm your email address to send your request',
  },
  previews: {
    received: (answer) =>
      answer === null
        ? 'We will reply as soon as we can.'
        : `We will reply by ${answer.time} on ${answer.day}.`,
    confirmed: (day) => `We look forward to seeing you: ${day}, from 14:00.`,
    payment: 'How to pay, and what happens next.',
    changed: 'What has changed: before and now.',
    cancelled: 'What has been cancelled, and how to reach us.',
    lapsed: 'What has expired, and how to reach us.',
    arrival: (street) => `Check-in from 14:00 to midnight at ${street}.`,
    verify: 'One tap, and your request can be sent.',
  },
  titles: {
    received: (name) => named('We have received your request', name),
    confirmed: (name, day) => named(`See you on ${day}`, name),
    payment: (name) => named('Only the payment is left', name),
    changed: (name) => named('We have changed your stay', name),
    cancelled: (name) => named('Your booking has been cancelled', name),
    lapsed: (name) => named('Your request has expired', name),
    arrival: (name, weekday) => `${named(`See you on ${weekday}`, name)}!`,
    verify: () => 'Confirm your email address',
  },
  intros: {
    answer: ({ day, time }) => [
      'We will reply by ',
      { strong: `${time} on ${day}` },
      ' (Portuguese time).',
    ],
    answerSoon: 'We will reply as soon as we can.',
    nothingToDo: 'Until then there is nothing for you to do, and nothing to pay.',
    heldUntilThen: (rooms) =>
      `Until then we are holding ${theRooms(rooms)} for you: there is nothing for you to do, and nothing to pay.`,
    held: (rooms, { day, time }) => [
      `We are holding ${theRooms(rooms)} for you until `,
      { strong: `${time} on ${day}` },
      '. For now there is nothing for you to do, and nothing to pay.',
    ],
    confirmed: (day) => [
      `Your booking is confirmed. We look forward to seeing you on ${day}, from 14:00.`,
    ],
    payment: (rooms) => [
      `${capital(theRooms(rooms))} ${rooms === 1 ? 'is' : 'are'} being held for you. We will confirm your booking as soon as we receive your payment.`,
    ],
    changed: [
      'This is how your stay stands now. If you were not expecting this change, or it does not suit you, reply to this email or call us.',
    ],
    cancelled: {
      byGuest: 'We have cancelled your booking, as you asked. You have not been charged.',
      lapsed:
        'Your request expired before we could reply. You have not been charged. We are sorry: call us, and we will see what is still available.',
      unconfirmed:
        'Your request expired because your email address was not confirmed in time. You have not been charged. If you still want to stay, ask again or call us.',
      unpaid:
        'The payment did not reach us in time, so the booking below has been cancelled. You have not been charged. If you still want to come, reply to this email or call us.',
      expired:
        'The request below has expired. Reply to this email or call us, and we will see what is still available.',
      other:
        'The booking below has been cancelled. If you do not know why, reply to this email or call us.',
    },
    arrival: ['Not long to go. Here is everything you need for the journey, in one place.'],
    verify: [
      'We already have many unanswered requests for the dates you chose. Confirm that this email address is yours, then go back to the page with your request to send it.',
    ],
  },
  deposit: {
    subject: (number) => `Only the deposit is left for your booking ${number}`,
    preview: (sum) => `How to pay ${sum}, and by when.`,
    title: (name) => named('Only the deposit is left', name),
    intro: (rooms, sum, { day, time }, rest) => [
      `${capital(theRooms(rooms))} ${rooms === 1 ? 'is' : 'are'} being held for you. Please pay `,
      { strong: sum },
      ' by ',
      { strong: `${time} on ${day}` },
      ` (Portuguese time).${rest === null ? '' : ` The rest, ${rest}, is left for check-in.`}`,
    ],
    step: 'awaiting the deposit',
    pay: (sum) => `Pay ${sum}`,
    methods: { card: 'card', mb_way: 'MB WAY', multibanco: 'Multibanco' },
    where: (methods, link) => [
      `${capital(methods)}, on the page of the payment service. The button opens the `,
      { text: 'page of your booking', href: link },
      ', where you pay. Would you rather pay by bank transfer? Reply to this email.',
    ],
    lapses: (rooms) =>
      `Without the deposit by then, your request expires at no cost to you, and ${rooms === 1 ? 'the room is' : 'the rooms are'} free again.`,
    safety: 'We never ask for card numbers by email. This is not an invoice.',
    rehearsal: 'Rehearsal: no money moves.',
  },
  receipt: {
    subject: (sum, number) => `We have received ${sum}: booking ${number}`,
    preview: 'What has arrived, and what is left.',
    title: (sum, name) => named(`We have received ${sum}`, name),
    confirmed: 'Thank you. Your booking is confirmed.',
    toConfirm: 'Thank you. We still need to confirm your booking, and will do so by email.',
    cancelled: 'Your stay is cancelled: we will be in touch about this amount.',
    labels: { amount: 'Received', at: 'When', method: 'How', rest: 'Left for check-in' },
    nothingLeft: 'There is nothing left to pay.',
    noBill: 'This is not an invoice: the house sends that later.',
  },
  noBill: 'This is not an invoice.',
  change: {
    before: 'Before',
    now: 'Now',
    calendarAgain:
      'Had you saved your stay in your calendar? Save it again: the old entry does not change by itself.',
  },
  doNotPay:
    'Please do not pay the Multibanco reference that you were given: the stay is cancelled. If you have paid it already, we will tell you when the money arrives, and get in touch.',
  confirmSoon: ({ day, time }) => [
    'Confirm your email address by ',
    { strong: `${time} on ${day}` },
    ' (Portuguese time): after that, your request expires.',
  ],
  request: 'Request',
  booking: 'Booking',
  steps: { received: 'Received', inReview: 'In review', confirmed: 'Confirmed' },
  stepDetails: {
    until: (moment) => `by ${moment}`,
    soon: 'as soon as we can',
    byMail: 'we will email you',
    awaitsPayment: 'awaiting payment',
    afterPayment: 'once you have paid',
  },
  buttons: {
    request: 'View my request',
    booking: 'View my booking',
    confirm: 'Confirm and view my request',
    arrivalTime: 'Add my arrival time',
    register: 'Fill in the details',
    calendar: 'Save to calendar',
    verify: 'Confirm my email address',
    bookAgain: 'See available rooms',
  },
  register: {
    title: 'Before you arrive',
    text: 'The law asks for a few details of every guest. Give us yours and those of everyone with you now, about a minute each, and at the desk you only pick up the key.',
  },
  linkNote:
    'This link is yours alone: it is also where you tell us your arrival time or withdraw your request.',
  arriveLate:
    'Arriving after midnight? Please let us know: reception is open 24 hours a day and will be expecting you.',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  checkInHours: (weekday) => `${weekday}, 14:00 to midnight`,
  checkOutHours: (weekday) => `${weekday}, by 11:00`,
  checkInFull: (day) => `${day}, 14:00 to midnight`,
  checkOutFull: (day) => `${day}, by 11:00`,
  nights: (number) => count(number, 'night', 'nights'),
  guests: (number) => count(number, 'guest', 'guests'),
  rooms: (number) => count(number, 'room', 'rooms'),
  room: (number) => `Room ${number}`,
  sleepsHere: (number) => `${number} ${number === 1 ? 'sleeps' : 'sleep'} here`,
  included: 'Breakfast and Wi-Fi included.',
  total: 'Total, VAT included',
  toPay: 'To pay at check-in',
  paid: 'Already paid',
  perPersonAndNight: 'Per person per night',
  perPersonOnAverage: 'Per person per night, on average',
  touristTax: 'Tourist tax, paid at reception (not in the total)',
  upTo: (sum) => `up to ${sum}`,
  transfer: {
    title: 'By bank transfer',
    howToPay: 'How to pay',
    amount: 'Amount',
    iban: 'IBAN',
    holder: 'Account holder',
    reference: 'Reference',
    proof:
      'Please reply to this email with proof of payment. Would you rather pay by card or in cash? Call us and we will arrange it.',
    call: 'You can pay by bank transfer, by card or in cash: reply to this email or call us, and we will arrange it.',
    safety: 'We never ask for card numbers by email.',
  },
  mayWithdraw: ({ day, time }) => [
    'We may ask for full payment or a deposit when we confirm your booking. You can withdraw your request free of charge until ',
    { strong: `${time} on ${day}` },
    ' (Portuguese time).',
  ],
  mayCancel: ({ day, time }, firstNight) => [
    'You can cancel free of charge until ',
    { strong: `${time} on ${day}` },
    ` (Portuguese time). After that we charge the first night${firstNight === null ? '' : `: ${firstNight}`}.`,
  ],
  paymentNote: 'We may ask for full payment or a deposit when we confirm your booking.',
  facts: {
    arrival: 'Check-in',
    arrivalHours: 'from 14:00 to midnight',
    address: 'Address',
    nearStation: ', 50\u00a0m from the station',
    openMap: 'Open map',
    rooms: (rooms) => (rooms === 1 ? 'Your room' : 'Your rooms'),
    toPay: 'To pay',
    means: ', in cash, by card or by bank transfer',
    nothingToPay: 'Everything is paid.',
    breakfast: 'Breakfast',
    breakfastHours: 'from 7:00 to 10:00, included',
    departure: 'Check-out',
    departureHours: 'by 11:00, luggage storage until 18:00',
  },
  directions: {
    title: 'Getting here',
    ways: [
      [{ strong: 'By train.' }, ' Leave the station, cross the road and you are here: 50\u00a0m.'],
      [{ strong: 'From the airport.' }, ' 69\u00a0km, by bus or train to the station.'],
      [{ strong: 'By car.' }, ' There is no parking on site; there is public parking nearby.'],
    ],
  },
  unforeseen: ({ day, time }, link) => [
    'Change of plan? You can cancel free of charge until ',
    { strong: `${time} on ${day}` },
    ' (Portuguese time) ',
    { text: 'on your booking page', href: link },
    '.',
  ],
  footer: {
    address: (street) => `${street}, Algarve, Portugal, 50\u00a0m from the station`,
    callPrice: CALL_PRICE,
    hours: ', 24 hours a day, in English too',
    taxNumber: TAX_NUMBER,
    lodgingNumber: LODGING_NUMBER,
  },
  why: {
    request:
      'You are receiving this email because a booking request was made with this address. You can reply to it: we read everything. If the request was not yours, tell us and we will delete the data.',
    booking: (number) =>
      `You are receiving this email about your booking ${number}. You can reply to it: we read everything.`,
    verify:
      'You are receiving this email because someone wanted to make a booking request with this address. If it was not you, ignore it: nothing will happen.',
  },
};
