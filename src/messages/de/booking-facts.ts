export const BOOKING_HOURS = {
  checkIn: 'Anreise von 14:00 bis 24:00\u00a0Uhr',
  checkOut: 'Abreise bis 11:00\u00a0Uhr',
  breakfast: 'Frühstück von 7:00 bis 10:00\u00a0Uhr',
};

export const BOOKING_CANCELLATION = 'Kostenlose Stornierung bis 24 Stunden vor der Anreise';
