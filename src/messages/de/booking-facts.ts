/** Conditions of every stay, for screen and print (TEXT-STAY-01 to TEXT-STAY-08). */

/** The same hours as in the terms, which are the contract. */
export const BOOKING_HOURS = {
  checkIn: 'Anreise von 14:00 bis 00:00\u00a0Uhr',
  checkOut: 'Abreise bis 11:00\u00a0Uhr',
  breakfast: 'Frühstück von 7:00 bis 10:00\u00a0Uhr',
};

/** Free cancellation, with the same figure as in the terms. */
export const BOOKING_CANCELLATION = 'Kostenlose Stornierung bis 24 Stunden vor der Anreise';
