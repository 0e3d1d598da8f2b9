export const BOOKING_HOURS = {
  checkIn: 'Arrivée de 14\u00a0h à minuit',
  checkOut: 'Départ jusqu’à 11\u00a0h',
  breakfast: 'Petit-déjeuner de 7\u00a0h à 10\u00a0h',
};

export const BOOKING_CANCELLATION = 'Annulation gratuite jusqu’à 24\u00a0heures avant l’arrivée';

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
