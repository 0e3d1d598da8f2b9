/** What a link says that opens no request (TRACK-06). */
export const TITLE = 'This link does not open a booking';
export const WHY = 'It may be incomplete, out of date or already replaced by a new one.';
export const ADVICE =
  'Copy all of it from the last email we sent you and try again. If you cannot find it, reception will send another to the email address of the booking.';
export const MESSAGE = 'Send a message';
export const HOME = 'Go to the home page';
