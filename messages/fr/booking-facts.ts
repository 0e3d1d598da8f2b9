/** What the booking page says of the stay (BOOK-STEP5-02, TEXT-STAY-01 to TEXT-STAY-08). */

/** The note of step 5, also beside the sum on the way there. */
export const PAYMENT_NOTE = 'Le paiement total ou un acompte peut être demandé à la confirmation.';

/** The hours this page gives: those of the terms, which are the contract. */
export const BOOKING_HOURS = {
  arrival: 'Arrivée à partir de 14:00. Départ jusqu’à 11:00.',
  checkIn: 'Arrivée de 14:00 à minuit',
  checkOut: 'Départ jusqu’à 11:00',
  breakfast: 'Petit-déjeuner de 7:00 à 10:00',
};

/** Free cancellation as this page gives it: the figure of the terms. */
export const BOOKING_CANCELLATION = 'Annulation gratuite jusqu’à 24 heures avant l’arrivée';

export const INCLUDED_NOTE = 'Le petit-déjeuner et le Wi-Fi sont compris pour tous.';
