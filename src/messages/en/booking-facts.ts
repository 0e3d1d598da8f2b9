/** Conditions of every stay, for screen and print (TEXT-STAY-01 to TEXT-STAY-08). */

/** The same hours as in the terms, which are the contract. */
export const BOOKING_HOURS = {
  checkIn: 'Check-in from 14:00 to midnight',
  checkOut: 'Check-out by 11:00',
  breakfast: 'Breakfast from 7:00 to 10:00',
};

/** Free cancellation, with the same figure as in the terms. */
export const BOOKING_CANCELLATION = 'Free cancellation up to 24 hours before arrival';
