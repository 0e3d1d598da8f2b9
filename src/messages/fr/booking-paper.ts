export const PAYMENT_NOTE =
  'Le paiement intégral ou un acompte peut être demandé à la confirmation.';

/** Only the certified program bills (DEPOSIT-04). */
export const NOT_A_BILL = 'Ne vaut pas facture.';

export const MESSAGE = 'Message';
export const ROOM = 'Chambre';
export const GUESTS = 'Voyageurs';
export const NIGHTS_TIMES_PRICE = 'Nuits × prix';
export const TOTAL = 'Total';
export const totalWithVat = (sum: string) => `Total, TVA comprise\u202f: ${sum}`;
export const SIGNATURE = 'Signature';
