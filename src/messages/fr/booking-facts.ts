/** Conditions of every stay, for screen and print (TEXT-STAY-01 to TEXT-STAY-08). */

/** The same hours as in the terms, which are the contract. */
export const BOOKING_HOURS = {
  checkIn: 'Arrivée de 14:00 à minuit',
  checkOut: 'Départ jusqu’à 11:00',
  breakfast: 'Petit-déjeuner de 7:00 à 10:00',
};

/** Free cancellation, with the same figure as in the terms. */
export const BOOKING_CANCELLATION = 'Annulation gratuite jusqu’à 24\u00a0heures avant l’arrivée';
