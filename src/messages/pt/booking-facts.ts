/** What holds of every stay, on the screen and on paper (TEXT-STAY-01 to TEXT-STAY-08). */

/** The hours this page gives: those of the terms, which are the contract. */
export const BOOKING_HOURS = {
  checkIn: 'Check-in das 14:00 às 00:00',
  checkOut: 'Check-out até às 11:00',
  breakfast: 'Pequeno-almoço das 7:00 às 10:00',
};

/** Free cancellation as this page gives it: the figure of the terms. */
export const BOOKING_CANCELLATION = 'Cancelamento gratuito até 24 horas antes da chegada';
