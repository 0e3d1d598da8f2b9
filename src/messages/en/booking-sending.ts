export const GENERIC_FAILURE = 'Your request could not be sent. Please try again.';
export const refused = (why: string) => `Your request was not sent. ${why}`;
export const NOTHING_LOST = 'Nothing is lost: your details are still filled in.';
export const NOT_TWICE = 'If your request has arrived after all, it will not be stored twice.';
export const ONLY_ROOMS = 'You only need to choose your rooms again.';
export const NEW_PRICES =
  'The prices on this page are already up to date: check the new total and send your request.';
export const alreadyHas = (bookingNumber: string) =>
  `Your booking ${bookingNumber} already includes one of these rooms on the same dates. Choose other rooms or talk to us.`;
export const CHOOSE_OTHER_ROOMS = 'Choose other rooms';
export const CHANGE_DATES = 'Change dates';

export const CONFIRM_EMAIL = 'Confirm my email address';
export const SENDING = 'Sending…';
export const linkSent = (email: string) =>
  `We have sent a link to ${email}. Open it, come back to this page and choose ‘Send request’ again.`;
export const LINK_FAILED = 'The link could not be sent. Try again or call us.';

export const PAUSED = 'We are not taking requests on this site at the moment';
export const PAUSED_TEXT =
  'You can still ask for rooms by phone, at any time of day or night. You can also write to us.';
export const SEND_MESSAGE = 'Send a message';

export const RECEIVED = 'Request received';
export const SENT = 'Your booking request has been sent!';
export const SENT_TEXT =
  'Your request is waiting for our reply. Once our team has looked at it, we will send you a confirmation by email and get in touch.';
export const BOOKING_NUMBER = 'Booking number';
export const COPY_NUMBER = 'Copy number';
export const GROUP_REFERENCE = 'Group reference';
export const COPY_REFERENCE = 'Copy reference';
export const NUMBER_UNKNOWN = 'ask reception';
export const NEXT_CONTACT =
  'Reception will contact you within 24 hours to confirm the booking and the payment.';
export const answerUntil = (moment: string) =>
  `Reception will reply by ${moment}, Portuguese time, to confirm the booking and the payment.`;
export const heldUntil = (count: number, moment: string) =>
  `Your ${count === 1 ? 'room is' : 'rooms are'} held for you until ${moment}.`;
export const nextArrival = (metres: number) =>
  `On the day, leave the station and walk ${metres}\u00a0m. Check-in is from 14:00.`;
export const GETTING_HERE = 'Getting here';
export const ANY_TIME = ', at any time';

export const LINK_TITLE = 'Your private link';
export const LINK_TEXT =
  'Use it to see our reply, tell us your arrival time and cancel if you need to. No account, no password: keep it safe.';
export const COPY_LINK = 'Copy link';
export const LINK_COPIED = 'Link copied';
export const OPEN_LINK = 'Open my booking';

export const SAVE_TO_CALENDAR = 'Save to calendar';
export const PRINT = 'Print';
export const BOOK_AGAIN = 'Make another booking';
export const FILE_SAVED = 'The file is in your downloads: open it to add it to your calendar.';

export const YOUR_BOOKING = 'Your booking';
export const roomNamed = (name: string) => name;
export const TOTAL = 'Total';

export const PAPER_HEADING = 'Booking request, not yet confirmed';
export const CONTACT = 'Main contact';
export const PHONE = 'Phone';
export const EMAIL = 'Email';

export const EVENT = {
  title: (house: string) => `${house} (not yet confirmed)`,
  request: (bookingNumber: string) => `Booking request ${bookingNumber}, not yet confirmed.`,
  room: (number: string, name: string, guests: string) => `Room ${number}, ${name}: ${guests}`,
  total: (sum: string) => `Total: ${sum}`,
  reception: (phone: string) => `Reception: ${phone}`,
};
export const fileName = (reference: string) => `booking-${reference}.ics`;
export const withoutNumber = (checkIn: string, rooms: string) => `${checkIn}-room-${rooms}`;
