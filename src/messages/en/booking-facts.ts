export const BOOKING_HOURS = {
  checkIn: 'Check-in from 14:00 to midnight',
  checkOut: 'Check-out by 11:00',
  breakfast: 'Breakfast from 7:00 to 10:00',
};

export const BOOKING_CANCELLATION = 'Free cancellation up to 24 hours before arrival';

export const PAYMENT_NOTE =
  'We may ask for full payment or a deposit when we confirm your booking.';

/** Only the certified program bills (DEPOSIT-04). */
export const NOT_A_BILL = 'This is not an invoice.';

export const MESSAGE = 'Message';
export const ROOM = 'Room';
export const GUESTS = 'Guests';
export const NIGHTS_TIMES_PRICE = 'Nights × price';
export const TOTAL = 'Total';
export const totalWithVat = (sum: string) => `Total, VAT included: ${sum}`;
export const SIGNATURE = 'Signature';
