export const BOOKING_HOURS = {
  checkIn: 'Anreise von 14:00 bis 24:00\u00a0Uhr',
  checkOut: 'Abreise bis 11:00\u00a0Uhr',
  breakfast: 'Frühstück von 7:00 bis 10:00\u00a0Uhr',
};

export const BOOKING_CANCELLATION = 'Kostenlose Stornierung bis 24 Stunden vor der Anreise';

export const PAYMENT_NOTE =
  'Mit der Bestätigung kann der volle Betrag oder eine Anzahlung fällig werden.';

/** Only the certified program bills (DEPOSIT-04). */
export const NOT_A_BILL = 'Dies ist keine Rechnung.';

export const MESSAGE = 'Nachricht';
export const ROOM = 'Zimmer';
export const GUESTS = 'Gäste';
export const NIGHTS_TIMES_PRICE = 'Nächte × Preis';
export const TOTAL = 'Gesamt';
export const totalWithVat = (sum: string) => `Gesamt, inkl. MwSt.: ${sum}`;
export const SIGNATURE = 'Unterschrift';
