/** What the booking page says of the stay (BOOK-STEP5-02, TEXT-STAY-01 to TEXT-STAY-08). */

/** The note of step 5, also beside the sum on the way there. */
export const PAYMENT_NOTE = 'O pagamento total ou um depósito pode ser pedido na confirmação.';

/** The hours this page gives: those of the terms, which are the contract. */
export const BOOKING_HOURS = {
  arrival: 'Check-in a partir das 14:00. Check-out até às 11:00.',
  checkIn: 'Check-in das 14:00 às 00:00',
  checkOut: 'Check-out até às 11:00',
  breakfast: 'Pequeno-almoço das 7:00 às 10:00',
};

/** Free cancellation as this page gives it: the figure of the terms. */
export const BOOKING_CANCELLATION = 'Cancelamento gratuito até 24 horas antes da chegada';

export const INCLUDED_NOTE = 'O pequeno-almoço e o Wi-Fi estão incluídos para todos.';
