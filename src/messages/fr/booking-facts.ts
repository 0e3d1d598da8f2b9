export const BOOKING_HOURS = {
  checkIn: 'Arrivée de 14:00 à minuit',
  checkOut: 'Départ jusqu’à 11:00',
  breakfast: 'Petit-déjeuner de 7:00 à 10:00',
};

export const BOOKING_CANCELLATION = 'Annulation gratuite jusqu’à 24\u00a0heures avant l’arrivée';
