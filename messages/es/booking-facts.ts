/** What the booking page says of the stay (BOOK-STEP5-02, TEXT-STAY-01 to TEXT-STAY-08). */

/** The note of step 5, also beside the sum on the way there. */
export const PAYMENT_NOTE = 'Al confirmar, podemos pedirte el pago total o un anticipo.';

/** The hours this page gives: those of the terms, which are the contract. */
export const BOOKING_HOURS = {
  arrival: 'Entrada a partir de las 14:00. Salida hasta las 11:00.',
  checkIn: 'Entrada de 14:00 a 00:00',
  checkOut: 'Salida hasta las 11:00',
  breakfast: 'Desayuno de 7:00 a 10:00',
};

/** Free cancellation as this page gives it: the figure of the terms. */
export const BOOKING_CANCELLATION = 'Cancelación gratuita hasta 24 horas antes de la llegada';

export const INCLUDED_NOTE = 'El desayuno y el Wi-Fi están incluidos para todos.';
