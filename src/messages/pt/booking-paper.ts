/** The printed booking. */

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
