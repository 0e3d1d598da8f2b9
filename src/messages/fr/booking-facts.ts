export const BOOKING_HOURS = {
  checkIn: 'Arrivée de 14\u00a0h à minuit',
  checkOut: 'Départ jusqu’à 11\u00a0h',
  breakfast: 'Petit-déjeuner de 7\u00a0h à 10\u00a0h',
};

export const BOOKING_CANCELLATION = 'Annulation gratuite jusqu’à 24\u00a0heures avant l’arrivée';
