/** What the booking page says of the stay (BOOK-STEP5-02, TEXT-STAY-01 to TEXT-STAY-08). */

/** The note of step 5, also beside the sum on the way there. */
export const PAYMENT_NOTE =
  'Mit der Bestätigung kann der volle Betrag oder eine Anzahlung fällig werden.';

/** The hours this page gives: those of the terms, which are the contract. */
export const BOOKING_HOURS = {
  arrival: 'Check-in ab 14:00 Uhr. Check-out bis 11:00 Uhr.',
  checkIn: 'Check-in von 14:00 bis 00:00 Uhr',
  checkOut: 'Check-out bis 11:00 Uhr',
  breakfast: 'Frühstück von 7:00 bis 10:00 Uhr',
};

/** Free cancellation as this page gives it: the figure of the terms. */
export const BOOKING_CANCELLATION = 'Kostenlose Stornierung bis 24 Stunden vor der Anreise';

export const INCLUDED_NOTE = 'Frühstück und Wi-Fi sind für alle inklusive.';
