export const PAYMENT_NOTE =
  'We may ask for full payment or a deposit when we confirm your booking.';

export const MESSAGE = 'Message';
export const ROOM = 'Room';
export const GUESTS = 'Guests';
export const NIGHTS_TIMES_PRICE = 'Nights × price';
export const TOTAL = 'Total';
export const totalWithVat = (sum: string) => `Total, VAT included: ${sum}`;
export const SIGNATURE = 'Signature';
