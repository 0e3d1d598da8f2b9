/** Conditions of every stay, for screen and print (TEXT-STAY-01 to TEXT-STAY-08). */

/** The same hours as in the terms, which are the contract. */
export const BOOKING_HOURS = {
  checkIn: 'Entrada de 14:00 a 00:00',
  checkOut: 'Salida hasta las 11:00',
  breakfast: 'Desayuno de 7:00 a 10:00',
};

/** Free cancellation, with the same figure as in the terms. */
export const BOOKING_CANCELLATION = 'Cancelación gratuita hasta 24\u00a0horas antes de la llegada';
