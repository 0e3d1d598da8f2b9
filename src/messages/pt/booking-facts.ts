/** Conditions of every stay, for screen and print (TEXT-STAY-01 to TEXT-STAY-08). */

/** The same hours as in the terms, which are the contract. */
export const BOOKING_HOURS = {
  checkIn: 'Check-in das 14:00 às 00:00',
  checkOut: 'Check-out até às 11:00',
  breakfast: 'Pequeno-almoço das 7:00 às 10:00',
};

/** Free cancellation, with the same figure as in the terms. */
export const BOOKING_CANCELLATION = 'Cancelamento gratuito até 24 horas antes da chegada';

// The printed booking.

export const PAYMENT_NOTE = 'O pagamento total ou um depósito pode ser pedido na confirmação.';

/** Only the certified program bills (DEPOSIT-04). */
export const NOT_A_BILL = 'Não serve de fatura.';

export const MESSAGE = 'Mensagem';
export const ROOM = 'Quarto';
export const GUESTS = 'Hóspedes';
export const NIGHTS_TIMES_PRICE = 'Noites × preço';
export const TOTAL = 'Total';
export const totalWithVat = (sum: string) => `Total, IVA incluído: ${sum}`;
export const SIGNATURE = 'Assinatura';
