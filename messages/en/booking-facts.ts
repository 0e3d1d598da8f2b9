/** What the booking page says of the stay (BOOK-STEP5-02, TEXT-STAY-01 to TEXT-STAY-08). */

/** The note of step 5, also beside the sum on the way there. */
export const PAYMENT_NOTE =
  'We may ask for full payment or a deposit when we confirm your booking.';

/** The hours this page gives: those of the terms, which are the contract. */
export const BOOKING_HOURS = {
  arrival: 'Check-in from 14:00. Check-out by 11:00.',
  checkIn: 'Check-in from 14:00 to 00:00',
  checkOut: 'Check-out by 11:00',
  breakfast: 'Breakfast from 7:00 to 10:00',
};

/** Free cancellation as this page gives it: the figure of the terms. */
export const BOOKING_CANCELLATION = 'Free cancellation up to 24 hours before arrival';

export const INCLUDED_NOTE = 'Breakfast and Wi-Fi are included for everyone.';
